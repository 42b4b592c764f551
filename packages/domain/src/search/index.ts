export * from './declared.ts';
export * from './missed.ts';
export * from './search.ts';
