/** Configuration of Stryker, which changes each expression of the rules and expects a test to fail (ADR 180). */
export default {
	packageManager: 'pnpm',
	plugins: ['@stryker-mutator/vitest-runner'],
	testRunner: 'vitest',
	vitest: { configFile: 'vitest.mutation.config.ts' },
	mutate: [
		'src/**/*.ts',
		'!src/**/*.{test,arbitrary,fixtures}.ts',
		// Data that tools write from sources outside of the repository.
		'!src/**/generated/**',
		// Words: a test of each would repeat the dictionary.
		'!src/documents/texts/**',
		'!src/text-search/{audiences,requests,stop-words}.ts',
	],
	coverageAnalysis: 'perTest',
	concurrency: 2,
	timeoutMS: 10_000,
	reporters: ['clear-text', 'json'],
	clearTextReporter: { allowColor: false, reportTests: false },
	jsonReporter: { fileName: 'test-results/mutation.json' },
	thresholds: { high: 95, low: 92, break: 92 },
};
