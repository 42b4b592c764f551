export { joinsIn } from './joins.ts';
export * from './scripts.ts';
export { breakable } from './syllables.ts';
export { type JoinedOptions, withJoins } from './with-joins.ts';
