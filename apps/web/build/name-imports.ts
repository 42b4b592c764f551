import type { Plugin } from 'vite';

/** A lazy import as the route table writes it. */
const LAZY = /\(\)\s*=>\s*import\((["'])([^"']+)\1\)/g;

/**
 * Lets the server know which module a lazy import of the route table loads: the function gets a `source`.
 * With it the document can name the chunks of a page ahead, and the browser needs no round trip to find them.
 */
export function nameImports(): Plugin {
	return {
		name: 'name-imports',
		enforce: 'pre',
		transform: {
			filter: { id: /packages\/storefront\/src\/routes\.ts$/ },
			handler(code) {
				if (this.environment.name === 'client') return undefined;
				const named = code.replace(
					LAZY,
					(lazy, quote, source) => `Object.assign(${lazy}, { source: ${quote}${source}${quote} })`,
				);
				if (named === code) this.error('The route table has no lazy import any more: name-imports.ts needs a look.');
				return { code: named, map: null };
			},
		},
	};
}
