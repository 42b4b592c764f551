import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Bundling keeps a directive only at the top of an entry; this puts it there when any file of the component has it. */
async function keepClientDirective(component: string) {
	const entry = join('dist', component, 'index.js');
	await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);
}

export default defineConfig({
	entry: Object.fromEntries(components.map((component) => [`${component}/index`, `src/${component}/index.ts`])),
	format: 'esm',
	target: 'es2022',
	splitting: true,
	dts: { compilerOptions: { composite: false, incremental: false, emitDeclarationOnly: false, rootDir: '..' } },
	clean: true,
	async onSuccess() {
		await Promise.all(components.filter(runsInTheClient).map(keepClientDirective));
		await promisify(execFile)('tailwindcss', ['--input', 'styles.css', '--output', 'dist/styles.css', '--minify']);
	},
});
