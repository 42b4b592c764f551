export * from './fact-rows.ts';
export * from './selection.ts';
