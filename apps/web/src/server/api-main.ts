import './memory.ts';

// Only now, because loading a thousand modules is what leaves most behind: measured after the start, 170 MB, not 310 MB.
await import('./api-serve.ts');
