export * from './line-terms.ts';
export * from './tax.ts';
export * from './totals.ts';
