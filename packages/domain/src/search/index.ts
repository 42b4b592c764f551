export * from './declared.ts';
export * from './search.ts';
