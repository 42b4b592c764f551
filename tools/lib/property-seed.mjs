import fc from 'fast-check';

/**
 * Set-up file of Vitest: property tests generate the same cases in every run, so that a failure comes from a change.
 * `npm test -- --all` and `PROPERTY_SEED=<integer>` generate others; a failure names its seed.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
