/** `build`: builds the site into a folder, keeps its cache in .cache/, and reports. */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildInto, openProject } from '../build.ts';
import { openCache } from '../cache.ts';
import { replaceFile } from '../files.ts';
import { deployFolder } from '../hosts/hosts.ts';
import type { Collections } from '../model.ts';
import { writeEditorSchemas } from '../read/read.ts';
import { watchSiteCode } from '../site-code.ts';
import { openFolder } from '../write/write.ts';
import type { Run } from './options.ts';

export const run: Run = async (root, options, print) => {
  // After one large page V8 takes the trees of all pages for long-lived: collecting them took a fifth of the time.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const { out, host } = options;
  const output = openFolder(path.resolve(root, out));
  const start = performance.now();
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = watchSiteCode(reject);
  });
  try {
    const project = openProject(root, openCache(root));
    const building = buildInto(output, project, { ...options, hosts: host === true ? [] : host });
    const site = await Promise.race([building, late]);
    const result = output.commit(site.files, { base: site.address.base, redirects: site.redirects });
    for (const { path: file, bytes } of site.deployFiles) replaceFile(path.join(root, deployFolder, file), bytes);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${site.checked.pages.length} pages, ${site.files.length} files in ${seconds} s`);
    print(`${out}/: ${result.written} written, ${result.unchanged} unchanged, ${result.removed} removed`);
    const unsettled = site.countUnsettled();
    print(unsettled === 0 ? 'ready for launch' : `${unsettled} to settle before launch: npm run preflight`);
    project.cache.prune();
    writeEditorSchemas(site.compiled.schema.schema as Collections, path.join(root, '.cache/schemas'));
    return 0;
  } finally {
    stop();
    output.discard();
  }
};
