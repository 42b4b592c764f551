import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** A door of the package: `@zaylat/ui/<name>`. */
export interface Entry {
	/** `button`, or `input/form` for what binds a component to a form. */
	readonly name: string;
	/** Path of its file from the package's folder. */
	readonly file: string;
}

/** `import` and `export … from` of files of this package; what is only a type is gone before anything runs. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LAZY = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

function importsOf(file: string): readonly string[] {
	const code = readFileSync(join(PACKAGE, file), 'utf8');
	return [...code.matchAll(STATIC), ...code.matchAll(LAZY)].map(([, path = '']) =>
		relative(PACKAGE, resolve(PACKAGE, dirname(file), path)),
	);
}

/**
 * Lists the doors of the package: every component, and its form where it has one.
 * @returns the entries by name
 */
export function entries(): readonly Entry[] {
	return readdirSync(join(PACKAGE, 'src'))
		.filter((folder) => folder !== 'testing')
		.flatMap((component) => [
			{ name: component, file: `src/${component}/index.ts` },
			{ name: `${component}/form`, file: `src/${component}/form.tsx` },
		])
		.filter(({ file }) => existsSync(join(PACKAGE, file)))
		.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Follows the imports of an entry.
 * @param file path from the package's folder
 * @returns the files that run when the entry is used, itself included, in order
 */
export function filesOf(file: string): readonly string[] {
	const found = new Set<string>();
	const follow = (path: string) => {
		if (found.has(path)) return;
		found.add(path);
		importsOf(path).forEach(follow);
	};
	follow(file);
	return [...found].sort();
}
