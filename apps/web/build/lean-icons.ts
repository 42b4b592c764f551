import { join } from 'node:path';
import type { Plugin } from 'vite';

const LEAN = join(import.meta.dirname, '..', 'src', 'lean-icon.ts');
/** What an icon's module holds that a lean icon does not read: random keys of its shapes, and a read that does nothing. */
const KEY = /,\s*key: "[^"]*"/g;
const IDLE_READ = /^__iconData\.node;$/m;

/**
 * Makes Lucide's icons lean: their own maker of components weighs a kilobyte on every page, for abilities that nobody
 * uses. On the server as in the browser, so that both give the same markup.
 */
export function leanIcons(): Plugin {
	return {
		name: 'lean-icons',
		apply: 'build',
		enforce: 'pre',
		resolveId: {
			filter: { id: /createLucideIcon\.mjs$/ },
			handler: () => LEAN,
		},
		transform: {
			filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
			handler(code, id) {
				// An alias of another icon has nothing of its own.
				if (!code.includes('createLucideIcon(')) return undefined;
				const lean = code.replace(IDLE_READ, '').replace(KEY, '');
				if (!code.includes('createLucideIcon(__iconData)') || lean.includes('key:')) {
					this.error(`${id} is not written as the others: lean-icons.ts needs a look.`);
				}
				return { code: lean, map: null };
			},
		},
	};
}
