import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
		setupFiles: ['../../tools/lib/property-seed.mjs'],
		// Compiling every rule, and properties over thousands of cases, take their time on a busy machine.
		testTimeout: 30_000,
	},
});
