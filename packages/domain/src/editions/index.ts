export * from './editions.ts';
