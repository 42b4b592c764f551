import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { themeColor } from '@zaylat/tokens';

/** What differs between the manifests of a shop. */
export interface WebManifestParts {
	readonly edition: Edition;
	readonly language: Language;
	readonly brandName: string;
	/** Translates a key of the area `install`. */
	readonly t: (key: 'description' | `shortcuts.${Shortcut}` | `screenshots.${Screen}`) => string;
}

type Shortcut = keyof typeof SHORTCUTS;
type Screen = keyof typeof SCREENSHOTS;

/** Pages that a press on the installed shop's icon offers. */
const SHORTCUTS = { orders: '/Orders', search: '/search', track: '/Track' } as const;

/** Pictures that the installation shows, with their measures in pixels; `tools/web-app-pictures.mjs` takes them. */
const SCREENSHOTS = {
	phone: { sizes: '412x824', form_factor: 'narrow' },
	desktop: { sizes: '1280x800', form_factor: 'wide' },
} as const;

const ICONS = [
	{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
	{ src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
	{ src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
	{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

/** Path of the manifest in a language; the edition is that of the host. */
export function webManifestPath(language: Language): string {
	return `/manifest.webmanifest?lang=${language}`;
}

/** The web app manifest of an edition in a language. */
export function webManifest({ edition, language, brandName, t }: WebManifestParts) {
	const { htmlLang } = LANGUAGES[language];
	return {
		id: '/',
		name: brandName,
		short_name: brandName,
		description: t('description'),
		lang: htmlLang,
		dir: 'ltr',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: themeColor.light,
		theme_color: themeColor.light,
		categories: ['shopping'],
		icons: ICONS,
		shortcuts: namesOf(SHORTCUTS).map((name) => ({
			name: t(`shortcuts.${name}`),
			url: SHORTCUTS[name],
			icons: [{ src: `/shortcuts/${name}.png`, sizes: '96x96', type: 'image/png' }],
		})),
		screenshots: namesOf(SCREENSHOTS).map((name) => ({
			src: `/screenshots/${edition}-${htmlLang}-${name}.webp`,
			type: 'image/webp',
			label: t(`screenshots.${name}`),
			...SCREENSHOTS[name],
		})),
	};
}
