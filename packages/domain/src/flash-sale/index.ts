export * from './flash-sale.ts';
