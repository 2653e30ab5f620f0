// Starts the command line, which is TypeScript: newer versions of Node run it as it is; for others each module is compiled once, and kept.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const folder = path.join(__dirname, '../../node_modules/.cache/generator');
const define = { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' };
const options = { loader: 'ts', format: 'cjs', target: 'node20', define, sourcemap: 'inline', sourcesContent: false };

function compile(source, kept) {
  const { code } = require('esbuild').transformSync(source, options);
  try {
    fs.mkdirSync(folder, { recursive: true });
    // By a rename: another command may be starting.
    fs.writeFileSync(`${kept}.${process.pid}`, code);
    fs.renameSync(`${kept}.${process.pid}`, kept);
  } catch {} // Where it cannot be written, the next start is as slow.
  return code;
}

if (process.features.typescript) require('node:module').enableCompileCache();
else
  require.extensions['.ts'] = (module, file) => {
    const source = fs.readFileSync(file, 'utf8');
    const key = createHash('sha1').update(JSON.stringify(options) + source);
    const kept = path.join(folder, key.digest('hex'));
    module._compile(fs.existsSync(kept) ? fs.readFileSync(kept, 'utf8') : compile(source, kept), file);
  };
require('./cli.ts');
