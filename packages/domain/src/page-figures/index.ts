export * from './page-figures.ts';
