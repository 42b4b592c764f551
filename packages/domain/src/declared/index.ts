export * from './facets.ts';
export * from './fact-rows.ts';
export * from './values.ts';
