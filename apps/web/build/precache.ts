import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import { FONTS_BY_LANGUAGE } from '../src/server/document.ts';
import { filesOf, keyEndingWith } from '../src/server/manifest.ts';
import type { ManifestChunk } from '../src/server/renderer.ts';

const STOREFRONT = 'packages/storefront/src/';

/** Modules that a page without a connection needs, in every language; messages say that a change waits, and undo it. */
const SHELL_MODULES = [
	`${STOREFRONT}core/offline/available-pages.tsx`,
	`${STOREFRONT}shop/shell/search-box.tsx`,
	'packages/ui/src/toast/toast-region.tsx',
	'src/client/saved-pages.ts',
];

/** Files that the service worker precaches, as paths from the site's root. */
export interface Precache {
	/** Files of every edition: scripts, styles and texts of the app shell. */
	readonly files: readonly string[];
	/** Files by edition: its texts and fonts. */
	readonly filesOf: Readonly<Record<Edition, readonly string[]>>;
}

/** Lists the app shell in the manifest of the client's build. */
export function precacheOf(manifest: Readonly<Record<string, ManifestChunk>>): Precache {
	const keys = (endings: readonly string[]) => endings.flatMap((ending) => keyEndingWith(manifest, ending) ?? []);
	const load = (...endings: string[]) => {
		const { scripts, styles } = filesOf(manifest, keys(endings));
		return [...scripts, ...styles];
	};
	const languages = Object.values(LANGUAGES).map(({ key }) => key);
	const files = new Set([
		...load('src/client.tsx', ...SHELL_MODULES),
		...load(...languages.map((language) => `${STOREFRONT}i18n/${language}/offline.json`)),
	]);
	const ofEdition = (edition: Edition) => {
		const { defaultLanguage } = EDITIONS[edition];
		const fonts = keys(FONTS_BY_LANGUAGE[defaultLanguage]).map((key) => `/${manifest[key]?.file}`);
		return [...new Set([...load(`${STOREFRONT}i18n/${defaultLanguage}.ts`), ...fonts])].filter(
			(file) => !files.has(file),
		);
	};
	return { files: [...files], filesOf: { mm: ofEdition('mm'), th: ofEdition('th') } };
}
