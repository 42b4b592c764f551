export * from './bulk.ts';
export * from './combinations.ts';
export * from './files.ts';
export * from './lifecycle.ts';
export * from './limits.ts';
export * from './offers.ts';
export * from './publishing.ts';
export * from './texts.ts';
