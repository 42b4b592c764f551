/**
 * Installs the packed packages into fresh apps, as a stranger would, and uses them: a Vite app with Tailwind, one with
 * the prebuilt style sheet, rendering on a server, and what is left of them when little is used.
 *
 * It needs the tarballs of tools/package-check.mjs.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const ROOMS = ['tokens', 'ui', 'domain', 'api-client', 'storefront'];
const TARBALLS = join(ROOT, 'test-results', 'tarballs');
const problems = [];

/** Versions that the repository itself uses, so that nothing new is fetched. */
const catalog = Object.fromEntries(
	[...readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([@\w/.-]+)"?: (\d[\w.-]*)$/gm)].map(
		([, name, version]) => [name, version],
	),
);

const tarballs = Object.fromEntries(ROOMS.map((room) => [`@zaylat/${room}`, `file:${join(TARBALLS, `${room}.tgz`)}`]));
const version = (name) => catalog[name] ?? problems.push(`${name} is not in the catalog`);
const versions = (...names) => Object.fromEntries(names.map((name) => [name, version(name)]));

const FILES = {
	'package.json': JSON.stringify({
		name: 'consumer',
		private: true,
		type: 'module',
		dependencies: {
			...tarballs,
			...versions('react', 'react-dom', 'react-router', 'swr', 'msw', 'zod'),
		},
		devDependencies: versions(
			'vite',
			'@vitejs/plugin-react',
			'tailwindcss',
			'@tailwindcss/vite',
			'typescript',
			'@types/react',
			'@types/react-dom',
			'@types/node',
		),
	}),
	// What the packages name by version is what the tarballs hold.
	'pnpm-workspace.yaml': `overrides:\n${Object.entries(tarballs)
		.map(([name, file]) => `  "${name}": "${file}"\n`)
		.join('')}allowBuilds:\n  esbuild: true\n  msw: false\n`,
	'tsconfig.json': JSON.stringify({
		compilerOptions: {
			target: 'ES2022',
			module: 'ESNext',
			moduleResolution: 'bundler',
			lib: ['ES2022', 'DOM', 'DOM.Iterable'],
			jsx: 'react-jsx',
			strict: true,
			noEmit: true,
			types: ['node', 'vite/client'],
		},
		include: ['src'],
	}),
	'src/little.ts': `export { Button } from '@zaylat/ui/button';\n`,
	'src/rule.ts': `export { checkSearchText } from '@zaylat/domain/search';\n`,
	'src/client.ts': `export { createClient, cart } from '@zaylat/api-client';\n`,
	'src/tailwind.css': `@import "tailwindcss";\n@import "@zaylat/tokens/tokens.css";\n@import "@zaylat/tokens/tailwind.css";\n@import "@zaylat/ui/tailwind.css";\n`,
	'src/with-tailwind.tsx': `import './tailwind.css';\nimport { createRoot } from 'react-dom/client';\nimport { App } from './app';\ncreateRoot(document.body).render(<App />);\n`,
	'src/without-tailwind.tsx': `import '@zaylat/ui/styles.css';\nimport { createRoot } from 'react-dom/client';\nimport { App } from './app';\ncreateRoot(document.body).render(<App />);\n`,
	'src/app.tsx': `import { BREAKPOINTS } from '@zaylat/tokens';\nimport { formatPrice } from '@zaylat/domain/money';\nimport { Button } from '@zaylat/ui/button';\nimport { Dialog } from '@zaylat/ui/dialog';\nimport { Price } from '@zaylat/ui/price';\nexport function App() {\n\tconst price = formatPrice({ amount: 4500000, currency: 'mmk' }, 'mm');\n\treturn (\n\t\t<main data-tablet={BREAKPOINTS.tablet}>\n\t\t\t<Price current={price} labels={{ current: 'Price', previous: 'Before', unavailable: 'None' }} />\n\t\t\t<Button>Pay {price}</Button>\n\t\t\t<Dialog isOpen={false} onOpenChange={() => {}} title="Pay" labels={{ close: 'Close' }} />\n\t\t</main>\n\t);\n}\n`,
	'src/server.tsx': `import { renderToString } from 'react-dom/server';\nimport { ROUTES } from '@zaylat/storefront';\nimport { endpoints } from '@zaylat/api-client/contract';\nimport { App } from './app';\nconst html = renderToString(<App />);\nif (!html.includes('Pay')) throw new Error(html);\nconsole.log('rendered', html.length, ROUTES.length, Object.keys(endpoints).length);\n`,
	'vite.config.js': `import react from '@vitejs/plugin-react';\nimport tailwindcss from '@tailwindcss/vite';\nimport { defineConfig } from 'vite';\nexport default defineConfig(({ mode }) => ({\n\tplugins: [react(), ...(mode === 'with-tailwind' ? [tailwindcss()] : [])],\n\tlogLevel: 'warn',\n\tbuild: { outDir: \`out/\${mode}\`, emptyOutDir: true, minify: true, cssCodeSplit: false, lib: ['little', 'rule', 'client'].includes(mode) ? { entry: \`src/\${mode}.ts\`, formats: ['es'], fileName: mode } : undefined, rolldownOptions: { ...(['little', 'rule', 'client'].includes(mode) ? { external: [/^react/, /^swr/] } : { input: \`src/\${mode}.tsx\` }) } },\n}));\n`,
};

/** What little use may cost, gzipped, React apart; and what must then not be in it. */
const LITTLE = {
	little: { what: 'Button alone', limit: 12_000, without: /radix|floating-ui|aria-haspopup/i },
	rule: { what: 'one rule', limit: 2_000, without: /myanmar-tools|CURRENCIES/ },
	client: { what: 'the client', limit: 12_000, without: /ZodError|setupWorker|useSyncExternalStore/ },
};

async function step(title, command) {
	const { code, output } = await run(command, { cwd: folder, env: { CI: '1' } });
	process.stdout.write(`${title}: ${code === 0 ? 'ok' : 'failed'}\n`);
	if (code !== 0) problems.push(`${title}\n${output}`);
	return code === 0;
}

const missing = ROOMS.filter((room) => !existsSync(join(TARBALLS, `${room}.tgz`)));
if (missing.length > 0) {
	process.stderr.write(`No tarball of ${missing.join(', ')}: run npm test -- --only packages.\n`);
	process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'zaylat-consumer-'));
try {
	for (const [name, content] of Object.entries(FILES)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	if (await step('install', ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'])) {
		await step('types', ['pnpm', 'exec', 'tsc', '-p', '.']);
		for (const mode of ['with-tailwind', 'without-tailwind', ...Object.keys(LITTLE)]) {
			await step(`build ${mode}`, ['pnpm', 'exec', 'vite', 'build', '--mode', mode]);
		}
		await step('build for a server', ['pnpm', 'exec', 'vite', 'build', '--ssr', 'src/server.tsx', '--mode', 'server']);
		await step('render on a server', ['node', 'out/server/server.js']);
		for (const [mode, { what, limit, without }] of Object.entries(LITTLE)) {
			const out = join(folder, 'out', mode);
			const code = existsSync(out)
				? readdirSync(out)
						.filter((name) => name.endsWith('.js'))
						.map((name) => readFileSync(join(out, name), 'utf8'))
						.join('\n')
				: '';
			const bytes = gzipSync(code).byteLength;
			process.stdout.write(`${what}: ${(bytes / 1000).toFixed(1)} kB\n`);
			if (bytes > limit) problems.push(`${what} is ${bytes} bytes, more than ${limit}`);
			const found = without.exec(code);
			if (found) problems.push(`${what} holds ${found[0]}, which it does not need`);
		}
		const css = existsSync(join(folder, 'out/with-tailwind/assets'))
			? readdirSync(join(folder, 'out/with-tailwind/assets')).find((name) => name.endsWith('.css'))
			: undefined;
		if (!css || !readFileSync(join(folder, 'out/with-tailwind/assets', css), 'utf8').includes('--zl-color')) {
			problems.push('The style sheet built with Tailwind holds no tokens');
		}
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
