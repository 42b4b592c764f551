export * from './quotations.ts';
