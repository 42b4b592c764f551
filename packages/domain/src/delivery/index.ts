export * from './carrying.ts';
export * from './cost.ts';
export * from './delivery.ts';
