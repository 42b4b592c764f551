import type { Plugin } from 'vite';

/**
 * Leaves a lazy import what it is. Vite wraps each in a helper that fetches the style sheets of the chunk; ours all
 * come with the document, so the helper would be weight that every page carries for nothing.
 */
export function plainImports(): Plugin {
	return {
		name: 'plain-imports',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		load: {
			filter: { id: /^\0vite\/preload-helper\.js$/ },
			handler: () => 'export const __vitePreload = (load) => load();',
		},
		generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk' || chunk.isEntry || !chunk.viteMetadata?.importedCss.size) continue;
				this.error(`${chunk.fileName} has styles of its own, which nothing fetches: plain-imports.ts needs a look.`);
			}
		},
	};
}
