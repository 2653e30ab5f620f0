/** Loaded before a script that is not a command (--import): with --help, prints the comment at its top instead of running it. */
import { readFileSync } from 'node:fs';

const [, script = '', ...words] = process.argv;
const option = words.find(word => word.startsWith('-'));
if (option === '--help' || option === '-h') {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? [];
  console.log(comment.replace(/^ \* ?/gm, '').trim());
  process.exit(0);
}
if (option) {
  console.error(`unknown option ${option}\nTry --help.`);
  process.exit(2);
}
