export * from './scripts.ts';
