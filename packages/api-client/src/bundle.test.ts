import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

/** Modules are named from here, so that the folder of the repository says nothing. */
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles an entry as an app would, with everything it exports kept. */
async function bundle(entry: string, external: readonly string[] = []) {
	const results = await build({
		configFile: false,
		logLevel: 'silent',
		resolve: { conditions: ['@zaylat/source'] },
		build: {
			write: false,
			minify: true,
			target: 'es2022',
			lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'] },
			rolldownOptions: { external: [...external] },
		},
	});
	const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
	const chunks = outputs.filter((output) => output.type === 'chunk');
	return {
		modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(PACKAGES, id))),
		gzip: gzipSync(chunks.map(({ code }) => code).join('\n')).length,
	};
}

const HEAVY =
	/node_modules\/(?:\.pnpm\/)?(?:zod|msw|react|react-dom|swr|myanmar-tools)[@/]|\/mocks?[/.]|\/contract\.ts/;

describe('what a page loads', () => {
	test('the core holds no zod, React, MSW, mocks or contract, and is below 14.5 kB', async () => {
		const { modules, gzip } = await bundle('./index.ts');
		console.log(`@zaylat/api-client: ${gzip} bytes gzip`);
		expect(modules.some((id) => id.endsWith('/http/client.ts'))).toBe(true);
		expect(modules.filter((id) => HEAVY.test(id))).toEqual([]);
		expect(gzip).toBeLessThan(14_500);
	}, 30_000);

	test('nor do auth and the hooks bring any of it', async () => {
		const auth = await bundle('./auth/index.ts');
		const swr = await bundle('./swr/index.ts', ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'swr']);
		console.log(`@zaylat/api-client/auth: ${auth.gzip} bytes gzip; /swr: ${swr.gzip} bytes gzip`);
		expect([...auth.modules, ...swr.modules].filter((id) => HEAVY.test(id))).toEqual([]);
	}, 30_000);

	test('the check sees what it looks for', async () => {
		const { modules } = await bundle('./contract.ts');
		expect(modules.filter((id) => HEAVY.test(id)).length).toBeGreaterThan(5);
	}, 30_000);
});
