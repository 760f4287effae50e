import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// V8 makes objects old from the first where those made by the same line have lived long, as the catalog's and the schemas'
// do from the start on. A query's and an answer's are made by the same lines and needed for a moment: each that is old
// keeps all it points at until the next whole collection, and every short one copies that, ten times what is alive.
setFlagsFromString('--no-allocation-site-pretenuring');

// Whatever is imported after this is taken as it was compiled the last time: half the processor time of a start, and
// what strips the types is not even loaded. In the house's own folder, for who can write there writes what is run; where
// nothing can be written, all is compiled as ever.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/volleypath', import.meta.url)));
await import('./run.ts');
// Not left to the end, which may be a sudden one.
flushCompileCache();
