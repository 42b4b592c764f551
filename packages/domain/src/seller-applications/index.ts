export * from './checklist.ts';
export * from './drafts.ts';
export * from './states.ts';
