export * from './codes.ts';
export * from './status.ts';
