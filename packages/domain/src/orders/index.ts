export * from './actions.ts';
export * from './cancel-reason.ts';
export * from './codes.ts';
export * from './late.ts';
export * from './returns.ts';
export * from './stage.ts';
export * from './status.ts';
export * from './worth.ts';
