export * from './options.ts';
export * from './payments.ts';
