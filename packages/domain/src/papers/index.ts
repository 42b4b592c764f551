export * from './paper.ts';
export * from './place.ts';
export * from './sums.ts';
export * from './words/words.ts';
