export * from './away.ts';
export * from './profile.ts';
