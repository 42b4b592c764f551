import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig, type Options } from 'tsup';
import { copyTypes } from '../../tools/lib/copy-types.mjs';
import { entries, filesOf } from './tools/entries.ts';
import { sheets } from './tools/sheets.ts';

/** Path of a source file in dist, without its ending. */
const place = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

const doors = entries().map(({ file }) => file);
const modules = [...new Set(doors.flatMap(filesOf))];

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Keeps each file of the source a file of its own: "use client" stays where it was written, an app takes only what it
 * imports, and the style sheet of a component can name its files.
 */
const fileByFile: Plugin = {
	name: 'file-by-file',
	setup(build) {
		build.onResolve({ filter: /^\./ }, ({ path, kind }) =>
			kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
		);
	},
};

async function writeSheets() {
	for (const [sheet, text] of sheets('build')) {
		await mkdir(dirname(sheet), { recursive: true });
		await writeFile(sheet, text);
	}
	await writeFile('dist/all.css', '@source "./**/*.js";\n');
}

export default defineConfig({
	entry: Object.fromEntries(modules.map((file) => [place(file), file])),
	format: 'esm',
	target: 'es2022',
	splitting: false,
	esbuildPlugins: [fileByFile],
	sourcemap: true,
	clean: true,
	async onSuccess() {
		await copyTypes(doors);
		await writeSheets();
		await promisify(execFile)('tailwindcss', ['--input', 'styles.css', '--output', 'dist/styles.css', '--minify']);
	},
});
