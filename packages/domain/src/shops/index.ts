export * from './away.ts';
export * from './bank.ts';
export * from './latin-slug.ts';
export * from './profile.ts';
export * from './sections.ts';
