export * from './dev-tool/contract.ts';
export * from './endpoints.ts';
export * from './http/endpoint.ts';
export * from './http/error-messages.ts';
export * from './http/errors.ts';
export * from './http/limits.ts';
export * from './resources.ts';
export * from './shared.ts';
