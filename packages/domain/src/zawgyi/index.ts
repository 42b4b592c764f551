export * from './zawgyi.ts';
