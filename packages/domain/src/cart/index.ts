export * from './lines.ts';
export * from './supply.ts';
export * from './totals.ts';
