export * from './scripts.ts';
export { breakable } from './syllables.ts';
export { wholeWords } from './whole-words.ts';
export * from './word-parts.ts';
