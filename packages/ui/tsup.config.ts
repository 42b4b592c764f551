import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig } from 'tsup';

const components = readdirSync('src', { withFileTypes: true })
	.filter((folder) => folder.isDirectory() && folder.name !== 'testing')
	.map(({ name }) => name);

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

const runsInTheClient = (component: string) =>
	readdirSync(join('src', component))
		.filter(isSource)
		.some((file) => readFileSync(join('src', component, file), 'utf8').startsWith("'use client'"));

/** Components that can also be bound to a form, by an entry of their own. */
const bound = components.filter((component) => existsSync(join('src', component, 'form.tsx')));

const entries = Object.fromEntries([
	...components.map((component) => [`${component}/index`, `src/${component}/index.ts`]),
	...bound.map((component) => [`${component}/form`, `src/${component}/form.tsx`]),
]);

/** Entries that run in the browser; what is bound to a form always does. */
const clientEntries = [
	...components.filter(runsInTheClient).map((component) => `${component}/index`),
	...bound.map((component) => `${component}/form`),
];

/** Bundling keeps a directive only at the top of an entry; this puts it there when any file of the component has it. */
async function keepClientDirective(entry: string) {
	const file = join('dist', `${entry}.js`);
	await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
}

export default defineConfig({
	entry: entries,
	format: 'esm',
	target: 'es2022',
	splitting: true,
	dts: { compilerOptions: { composite: false, incremental: false, emitDeclarationOnly: false, rootDir: '..' } },
	clean: true,
	async onSuccess() {
		await Promise.all(clientEntries.map(keepClientDirective));
		await promisify(execFile)('tailwindcss', ['--input', 'styles.css', '--output', 'dist/styles.css', '--minify']);
	},
});
