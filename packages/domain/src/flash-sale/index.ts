export * from './flash-sale.ts';
export * from './planned.ts';
