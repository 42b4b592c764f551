import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const IMPORT = /@(?:import|plugin|config|reference)\s+(?:url\()?["']([^"')]+)["']/g;
const URL_OF_FILE = /url\(["']?([^"')]+)["']?\)/g;

/**
 * A style sheet, those it imports, and the files (fonts) that any of them names.
 *
 * Which classes Tailwind writes depends besides on the modules that name them, which are hashed for themselves.
 * @param entry absolute path
 * @returns absolute paths, sorted
 */
export function styleSheetFiles(entry: string): string[] {
	const found = new Set<string>();
	const visit = (file: string) => {
		if (found.has(file)) return;
		found.add(file);
		if (!file.endsWith('.css')) return;
		const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
		for (const [, name = ''] of text.matchAll(IMPORT)) visit(resolveStyle(name, file));
		for (const [, name = ''] of text.matchAll(URL_OF_FILE)) {
			const path = resolve(dirname(file), name.replace(/[?#].*$/, ''));
			if (!name.startsWith('data:') && existsSync(path)) visit(path);
		}
	};
	visit(entry);
	return [...found].sort();
}

function resolveStyle(name: string, importer: string): string {
	const beside = resolve(dirname(importer), name);
	if (existsSync(beside)) return beside;
	const { resolve: find } = createRequire(importer);
	try {
		return find(name);
	} catch {
		// Tailwind's own entry is named by the condition `style`.
		return find(`${name}/index.css`);
	}
}
