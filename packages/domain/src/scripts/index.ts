export * from './scripts.ts';
export * from './syllables.ts';
