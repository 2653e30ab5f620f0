// Starts the command line, which is TypeScript: newer versions of Node run it as it is, others by tsx, through CommonJS, which needs no second thread.
if (process.features.typescript) require('node:module').enableCompileCache();
else require('tsx/cjs');
require('./cli.ts');
