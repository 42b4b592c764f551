import { defineConfig } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';

export default defineConfig({
	entry: ['src/index.ts'],
	format: 'esm',
	target: 'es2022',
	clean: true,
	onSuccess: () => copyTypes(['src/index.ts']),
});
