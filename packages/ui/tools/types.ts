import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { PACKAGE } from './entries.ts';

/** Where `tsc -b` puts the declarations of the whole workspace. */
const CHECKED = '.tsbuild';

const IMPORT = /(?<=\bfrom\s|\bimport\s|\bimport\()(['"])(\.[^'"]+)\.tsx?\1/g;

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

/**
 * Copies the declarations that entries show, file by file, from those that the type check has written already.
 * @param files the entries' files in the source
 * @throws when the package was not checked before
 */
export async function copyTypes(files: readonly string[]): Promise<void> {
	const waiting = [...files];
	const done = new Set<string>();
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (done.has(file)) continue;
		done.add(file);
		const checked = join(PACKAGE, CHECKED, declarationOf(file));
		if (!existsSync(checked)) throw new Error(`There is no ${checked}: run tsc -b first.`);
		const text = await readFile(checked, 'utf8');
		const folder = posix.dirname(file);
		for (const [whole, , path = ''] of text.matchAll(IMPORT))
			waiting.push(posix.join(folder, `${path}${whole.includes('.tsx') ? '.tsx' : '.ts'}`));
		const out = join(PACKAGE, declarationOf(file).replace(/^src/, 'dist'));
		await mkdir(dirname(out), { recursive: true });
		await writeFile(out, text.replace(IMPORT, '$1$2.js$1'));
	}
}
