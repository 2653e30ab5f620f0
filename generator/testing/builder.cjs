// Builds each site whose folder it is sent, and answers with the problems that the build found: "" if there are none. It starts like
// generator/cli/start.cjs, for the same reason.
require('tsx/cjs');
const { buildHere } = require('./run-here.ts');

process.on('message', async ({ root, out }) => process.send((await buildHere(root, { out })).problems));
