export * from './email.ts';
export * from './identifier.ts';
export * from './mask.ts';
export * from './phone.ts';
