export * from './unit-price.ts';
