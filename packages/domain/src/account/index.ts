export * from './deletion.ts';
export * from './password.ts';
