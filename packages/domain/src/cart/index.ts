export * from './lines.ts';
export * from './supply.ts';
export * from './terms.ts';
export * from './totals.ts';
