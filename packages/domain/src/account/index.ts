export * from './deletion.ts';
export * from './password.ts';
export * from './reauthentication.ts';
export * from './revert.ts';
export * from './sign-in-ways.ts';
