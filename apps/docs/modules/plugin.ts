import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltModules, MODULES_FILE } from './built-modules.ts';
import { styleSheetFiles } from './style-sheets.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Code that Vite keeps for these is a reference to a file, so the file itself is hashed. */
const HASHED_BY_FILE = /\.(?!(?:[cm]?[jt]sx?|json|html)$)\w+$/;

/**
 * Modules that Storybook writes: the list of all stories, which changes with each new one (what a story imports is known
 * from its own chunk); the page and the list of addons, which `main.ts` and Storybook's version decide, and which name the
 * place of the checkout.
 */
const WRITTEN_BY_STORYBOOK = /(?:storybook-stories\.js|project-annotations\.js|iframe\.html)$/;

const sha = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Module ids without the machine's paths, Rollup's null byte and queries. */
const nameOf = (id: string) => {
	const [path = ''] = id.replace(/^\0/, '').split('?');
	return path.startsWith(ROOT) ? relative(ROOT, path) : path;
};

/**
 * Writes beside the built Storybook which modules each chunk holds, with a hash of each module's code after all other
 * plugins: what a story's result depends on (ADR 26).
 * @param styleSheet the entry of the preview's style sheet
 */
export function recordModules(styleSheet: string): Plugin {
	return {
		name: 'zaylat-record-modules',
		apply: 'build',
		enforce: 'post',
		generateBundle(_options, bundle) {
			const modules: Record<string, string> = {};
			const chunks: Record<string, BuiltModules['chunks'][string]> = {};
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				const held = chunk.moduleIds.filter((id) => !WRITTEN_BY_STORYBOOK.test(id) && !id.endsWith('.css'));
				for (const id of held) {
					modules[nameOf(id)] ??= sha(
						HASHED_BY_FILE.test(nameOf(id))
							? readFileSync(id.split('?')[0] ?? id)
							: (this.getModuleInfo(id)?.code ?? ''),
					);
				}
				chunks[chunk.fileName] = {
					entry: chunk.facadeModuleId ? nameOf(chunk.facadeModuleId) : undefined,
					isFirst: chunk.isEntry && !chunk.isDynamicEntry,
					imports: chunk.imports,
					dynamicImports: chunk.dynamicImports,
					modules: held.map(nameOf),
				};
			}
			const styles = Object.fromEntries(
				styleSheetFiles(styleSheet).map((file) => [nameOf(file), sha(readFileSync(file))]),
			);
			this.emitFile({
				type: 'asset',
				fileName: MODULES_FILE,
				source: JSON.stringify({ modules, chunks, styles } satisfies BuiltModules),
			});
		},
	};
}
