export * from './security-key.ts';
