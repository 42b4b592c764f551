export * from './cost.ts';
export * from './delivery.ts';
