import fc from 'fast-check';

/**
 * Set-up file of Vitest: property tests generate the same cases in every run, so that a failure comes from a change.
 * `npm test -- --all` and `PROPERTY_SEED=<integer>` generate others; a failure names its seed. `PROPERTY_RUNS=<integer>`
 * sets how many cases each property is tried with, 100 unless given.
 */
fc.configureGlobal({
	seed: Number(process.env.PROPERTY_SEED ?? 1),
	...(process.env.PROPERTY_RUNS && { numRuns: Number(process.env.PROPERTY_RUNS) }),
});
