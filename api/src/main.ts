import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Whatever is imported after this is taken as it was compiled the last time: half the processor time of a start, and
// what strips the types is not even loaded. In the house's own folder, for who can write there writes what is run; where
// nothing can be written, all is compiled as ever.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/volleypath', import.meta.url)));
await import('./run.ts');
// Not left to the end, which may be a sudden one.
flushCompileCache();
