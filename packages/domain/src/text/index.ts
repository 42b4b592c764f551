export * from './latin-slug.ts';
export * from './text.ts';
