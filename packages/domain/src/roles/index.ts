export * from './lists.ts';
export * from './roles.ts';
export * from './second-factor.ts';
export * from './staff.ts';
