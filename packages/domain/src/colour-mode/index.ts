export * from './colour-mode.ts';
