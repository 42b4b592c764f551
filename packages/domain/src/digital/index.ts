export * from './entitlement.ts';
export * from './form.ts';
export * from './plan.ts';
export * from './renewal.ts';
