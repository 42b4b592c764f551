export * from './digits.ts';
export * from './latin.ts';
