export * from './typed-text.ts';
