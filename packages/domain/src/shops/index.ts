export * from './away.ts';
export * from './latin-slug.ts';
export * from './profile.ts';
