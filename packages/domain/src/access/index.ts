export * from './access.ts';
export * from './participation.ts';
export * from './safe-redirect.ts';
