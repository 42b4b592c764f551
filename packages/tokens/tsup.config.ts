import { defineConfig } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';

const entry = ['src/index.ts', 'src/build.ts', 'src/cli.ts'];

export default defineConfig({
	entry,
	format: 'esm',
	target: 'es2022',
	sourcemap: true,
	clean: true,
	onSuccess: () => copyTypes(entry.filter((file) => file !== 'src/cli.ts')),
});
