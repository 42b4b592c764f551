import { defineConfig } from 'tsup';

// `treeshake` would drop "use client" from the hooks.
export default defineConfig({
	entry: {
		index: 'src/index.ts',
		contract: 'src/contract.ts',
		'openapi/index': 'src/openapi/index.ts',
		'swr/index': 'src/swr/index.ts',
		'auth/index': 'src/auth/index.ts',
		mocks: 'src/mocks.ts',
	},
	format: 'esm',
	target: 'es2022',
	dts: true,
	clean: true,
	external: ['react', 'swr', 'msw', 'zod', /^@zaylat\//],
});
