/** `pnpm bench`: measures the production build against the budgets; see apps/web/bench/run.mjs for its options. */
await import('../apps/web/bench/run.mjs');
