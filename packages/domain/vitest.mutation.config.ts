import { defineConfig } from 'vitest/config';

/** The tests as Stryker runs them: on a copy of the package, two folders below it. */
export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		// It compiles the rules, which Stryker's copy changes in ways that types do not allow.
		exclude: ['src/internal/purity.test.ts'],
		setupFiles: ['../../../../tools/lib/property-seed.mjs'],
		// Each of thousands of changes runs the properties again.
		env: { PROPERTY_MS: '100' },
		// The first run counts which test reaches which expression: slow on a busy machine.
		testTimeout: 300_000,
	},
});
