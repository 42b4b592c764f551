export * from './tax.ts';
export * from './totals.ts';
