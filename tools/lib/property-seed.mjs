import fc from 'fast-check';

const { PROPERTY_SEED, PROPERTY_RUNS, PROPERTY_MS } = process.env;

/**
 * Set-up file of Vitest: property tests generate the same cases in every run, so that a failure comes from a change.
 * `npm test -- --all` and `PROPERTY_SEED=<integer>` generate others; a failure names its seed. `PROPERTY_RUNS=<integer>`
 * sets how many cases each property is tried with, 100 unless given; `PROPERTY_MS=<integer>` ends each property after so
 * many milliseconds, for runs that repeat the tests thousands of times.
 */
fc.configureGlobal({
	seed: Number(PROPERTY_SEED ?? 1),
	...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
	...(PROPERTY_MS && { interruptAfterTimeLimit: Number(PROPERTY_MS) }),
});
