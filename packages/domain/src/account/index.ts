export * from './deletion.ts';
export * from './password.ts';
export * from './sign-in-ways.ts';
