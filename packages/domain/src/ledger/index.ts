export * from './commission.ts';
export * from './ledger.ts';
export * from './payouts.ts';
export * from './reconciliation.ts';
