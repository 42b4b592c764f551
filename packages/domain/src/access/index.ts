export * from './access.ts';
export * from './safe-redirect.ts';
