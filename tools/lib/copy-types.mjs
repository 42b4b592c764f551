import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';

/** Folder of a package that `tsc -b` writes declarations to. */
const CHECKED = '.tsbuild';

const IMPORT = /(?<=\bfrom\s|\bimport\s|\bimport\()(['"])(\.[^'"]+?)(?:\.tsx?|(?<json>\.json))\1/g;

/** The type of parsed JSON without arrays, as TypeScript infers it. */
function typeOf(value) {
	if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
	const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${typeOf(each)};`);
	return `{ ${members.join(' ')} }`;
}

/**
 * The declaration of a JSON file: its members as exports, as the compiler sees them in `typeof import('./file.json')`.
 * The names are strings, because a key may be no identifier.
 */
function declarationOfJson(text) {
	return Object.entries(JSON.parse(text))
		.map(
			([key, value], at) => `declare const m${at}: ${typeOf(value)};\nexport { m${at} as ${JSON.stringify(key)} };\n`,
		)
		.join('');
}

/** The declaration of a source file. `tsc -b` writes none for JSON, which few apps may import from a package. */
async function declarationOf(file) {
	if (file.endsWith('.json')) return declarationOfJson(await readFile(file, 'utf8'));
	const checked = posix.join(CHECKED, file.replace(/\.tsx?$/, '.d.ts'));
	if (!existsSync(checked)) throw new Error(`There is no ${checked}: run tsc -b first.`);
	return readFile(checked, 'utf8');
}

/**
 * The type check has written a declaration for each source file, so that no second run of the compiler is needed. The
 * copies import each other as `.js`, since TypeScript takes no `.ts` from a package.
 */
export async function copyTypes(entries) {
	const files = new Set(entries);
	for (const file of files) {
		const text = await declarationOf(file);
		for (const [whole, , path] of text.matchAll(IMPORT)) {
			const extension = /\.\w+(?=['"]$)/.exec(whole)?.[0];
			files.add(posix.join(posix.dirname(file), `${path}${extension}`));
		}
		const out = file.replace(/^src/, 'dist').replace(/(\.tsx?)?$/, '.d.ts');
		await mkdir(dirname(out), { recursive: true });
		await writeFile(out, text.replace(IMPORT, '$1$2$<json>.js$1'));
	}
}
