export * from './lines.ts';
export * from './totals.ts';
