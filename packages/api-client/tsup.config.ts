import { defineConfig } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';
import { nameTypes } from './tools/declarations.ts';

const entry = {
	index: 'src/index.ts',
	contract: 'src/contract.ts',
	'openapi/index': 'src/openapi/index.ts',
	'swr/index': 'src/swr/index.ts',
	'auth/index': 'src/auth/index.ts',
	mocks: 'src/mocks.ts',
};

// `treeshake` would drop "use client" from the hooks.
export default defineConfig({
	entry,
	format: 'esm',
	target: 'es2022',
	sourcemap: true,
	clean: true,
	async onSuccess() {
		await copyTypes(Object.values(entry));
		nameTypes();
	},
	external: ['react', 'swr', 'msw', 'zod', /^zustand/, /^@zaylat\//],
});
