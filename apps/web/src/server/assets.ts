import type { Language } from '@zaylat/domain/languages';
import { type DocumentAssets, FONTS_BY_LANGUAGE } from './document.ts';
import { filesOf, keyEndingWith } from './manifest.ts';
import type { ManifestChunk } from './renderer.ts';

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a page needs of the build. */
interface AssetsFor {
	readonly language: Language;
	/** Path of the screen's module below the storefront's `src`; undefined for pages without one. */
	readonly screen: string | undefined;
	/** Areas of texts in files of their own, besides `COMMON_AREAS`. */
	readonly areas: readonly string[];
}

/** Finds the files of pages in the build. */
export interface AssetBook {
	readonly buildId: string;
	readonly chineseStyles: string | undefined;
	find(page: AssetsFor): DocumentAssets;
}

const ENTRY = 'src/client.tsx';
const CHINESE = 'src/chinese.css';
const STOREFRONT = 'packages/storefront/src/';

/** The files of a production build, by its manifest. */
export function builtAssets(manifest: Manifest, buildId: string): AssetBook {
	const entry = manifest[ENTRY];
	if (entry === undefined) throw new Error(`The build has no ${ENTRY}: build the shop again.`);
	const chinese = manifest[CHINESE]?.file;
	const known = new Map<string, DocumentAssets>();
	const addressOf = (ending: string) => {
		const key = keyEndingWith(manifest, ending);
		return key === undefined ? [] : [`/${manifest[key]?.file}`];
	};

	function find({ language, screen, areas }: AssetsFor): DocumentAssets {
		const sources = [
			...(screen ? [`${STOREFRONT}${screen}`] : []),
			`${STOREFRONT}i18n/${language}.ts`,
			...areas.map((area) => `${STOREFRONT}i18n/${language}/${area}.json`),
		].flatMap((ending) => keyEndingWith(manifest, ending) ?? []);
		const { scripts, styles } = filesOf(manifest, [ENTRY, ...sources]);
		return {
			entry: `/${entry?.file}`,
			chunks: scripts.filter((file) => file !== `/${entry?.file}`),
			styles: language === 'china' && chinese ? [...styles, `/${chinese}`] : styles,
			fonts: FONTS_BY_LANGUAGE[language].flatMap(addressOf),
		};
	}

	return {
		buildId,
		chineseStyles: chinese && `/${chinese}`,
		find(page) {
			const key = JSON.stringify(page);
			const assets = known.get(key) ?? find(page);
			known.set(key, assets);
			return assets;
		},
	};
}

/** React refresh wants this before any component is loaded. */
const PREAMBLE = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** The modules as Vite serves them in development; styles are inlined to avoid a flash of unstyled content. */
export const developmentAssets: AssetBook = {
	buildId: 'development',
	chineseStyles: '/src/chinese.css?direct',
	find: ({ language }) => ({
		entry: '/src/client.tsx',
		chunks: [],
		styles: language === 'china' ? ['/src/styles.css?direct', '/src/chinese.css?direct'] : ['/src/styles.css?direct'],
		fonts: [],
		devPreamble: `import "/@vite/client"; ${PREAMBLE}`,
	}),
};
