export * from './viewport.ts';
