export * from './digits.ts';
