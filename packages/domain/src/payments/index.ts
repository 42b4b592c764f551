export * from './inquiries.ts';
export * from './options.ts';
export * from './payments.ts';
export * from './settlement.ts';
