export type { Language } from './language.ts';
export * from './languages.ts';
