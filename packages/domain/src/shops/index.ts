export * from './away.ts';
export * from './bank.ts';
export * from './profile.ts';
export * from './sections.ts';
