import { createHash } from 'node:crypto';
import type { ColourMode } from '@zaylat/domain/colour-mode';
import type { Language } from '@zaylat/domain/languages';
import { themeColor } from '@zaylat/tokens';
import { AHEAD_ID, EARLY_ERRORS, PAGE_DATA_ID, ROOT_ID } from '../document-ids.ts';
import type { PageData } from '../page-data.ts';
import { inlineJson } from './inline-json.ts';

/** Contents of the document around a rendered page. */
export interface DocumentParts {
	/** Attributes of `<html>`. */
	readonly attributes: Readonly<Record<string, string>>;
	readonly colourMode: ColourMode;
	/** The page's own head tags as HTML. */
	readonly head: string;
	readonly assets: DocumentAssets;
	/** Whether the browser may fetch pages ahead. */
	readonly isAheadAllowed: boolean;
	/** Inline scripts that run before those of the page; the content security policy names their hashes. */
	readonly inlineScripts: readonly string[];
	/** Path of the web app manifest. */
	readonly manifest: string;
	readonly data: PageData;
	readonly nonce: string;
}

/** Files that the document names. */
export interface DocumentAssets {
	readonly entry: string;
	/** Chunks that the entry and the screen need. */
	readonly chunks: readonly string[];
	readonly styles: readonly string[];
	readonly fonts: readonly string[];
	/** Inline script that Vite's React refresh needs in development. */
	readonly devPreamble?: string | undefined;
}

/** Scripts whose font the first screen needs; others load by `unicode-range` when a character needs them. */
export const FONTS_BY_LANGUAGE: Readonly<Record<Language, readonly string[]>> = {
	en: ['noto-sans-basic.woff2'],
	mm: ['noto-sans-burmese-400.woff2', 'noto-sans-burmese-700.woff2', 'noto-sans-basic.woff2'],
	thai: ['noto-sans-thai.woff2', 'noto-sans-basic.woff2'],
	china: ['noto-sans-basic.woff2'],
};

function themeColors(mode: ColourMode): string {
	const meta = (colour: string, media = '') => `<meta name="theme-color" content="${colour}"${media}>`;
	if (mode !== 'system') return meta(themeColor[mode]);
	return (['light', 'dark'] as const)
		.map((scheme) => meta(themeColor[scheme], ` media="(prefers-color-scheme: ${scheme})"`))
		.join('');
}

/**
 * Fetches the scripts once the browser has painted the page: on a slow network they would take the bandwidth of the styles,
 * fonts and pictures of the first view. A tab in the background is not painted, and fetches them at once, as do browsers
 * that do not report paints. Each fetch is started in a task of its own: to start all of a page takes a slow phone 100 ms, in
 * which it would not answer a touch. The entry runs when the document is complete, as a script element of a module does.
 *
 * A document does not fetch a module again that has failed, so the page is loaded again, once: without its scripts no button
 * responds. Without a connection it is left as it is: it can be read, and the browser's error page would replace it.
 *
 * Until the code that reports errors is loaded, the first five are kept.
 */
const AFTER_PAINT = `{
const errors = (window.${EARLY_ERRORS} = []);
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => errors.length < 5 && errors.push(event));
const start = () => {
	const entry = document.createElement('script');
	entry.type = 'module';
	entry.src = document.querySelector('link[data-entry]').href;
	entry.onerror = () => {
		if (performance.getEntriesByType('navigation')[0].type === 'reload') return;
		fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {});
	};
	document.head.append(entry);
};
const load = () => {
	for (const link of document.querySelectorAll('link[rel=after-paint]')) setTimeout(() => (link.rel = 'modulepreload'));
	setTimeout(() => {
		if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
		else start();
	});
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) load();
else new PerformanceObserver((entries, observer) => {
	observer.disconnect();
	load();
}).observe({ type: 'paint', buffered: true });
}`;

/** Hash of that script, as a content security policy names it: cached pages carry it, too. */
export const AFTER_PAINT_HASH = hashOf(AFTER_PAINT);

/** The entry and all chunks that the page needs. */
function scripts({ entry, chunks, devPreamble }: DocumentAssets, isShell: boolean): string {
	// The app shell paints nothing without them, and React refresh must run before the entry.
	if (isShell || devPreamble !== undefined)
		return [
			...chunks.map((href) => `<link rel="modulepreload" href="${href}">`),
			`<script type="module" src="${entry}"></script>`,
		].join('');
	return [
		`<link rel="after-paint" href="${entry}" fetchpriority="low" data-entry>`,
		...chunks.map((href) => `<link rel="after-paint" href="${href}" fetchpriority="low">`),
		`<script>${AFTER_PAINT}</script>`,
	].join('');
}

/** Hash of an inline script as a content security policy names it. */
export function hashOf(script: string): string {
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Value of the `link` header: what the first view needs, which a proxy can announce before the page is there (103 Early
 * Hints).
 */
export function preloadHeader({ styles, fonts }: DocumentAssets): string {
	return [
		...styles.map((href) => `<${href}>; rel=preload; as=style`),
		...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
	].join(', ');
}

/**
 * Rules by which browsers fetch the document of a link ahead when it is touched, as long as the page is not hydrated: the
 * entry removes them, because links then fetch the smaller payload ahead. Pages that change something when they are opened
 * or belong to a person are left out.
 */
const AHEAD = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: '/*' },
					{
						not: { href_matches: ['/api/*', '/Checkout*', '/Payment*', '/Orders*', '/chat*', '/Profile*', '/login*'] },
					},
				],
			},
			eagerness: 'conservative',
		},
	],
});

/** Hash of the rules, as a content security policy names it: cached pages carry them, too. */
export const AHEAD_HASH = hashOf(AHEAD);

/** Everything before the rendered page. */
export function documentStart({
	attributes,
	colourMode,
	head,
	assets,
	isAheadAllowed,
	inlineScripts,
	manifest,
	data,
	nonce,
}: DocumentParts): string {
	return [
		'<!doctype html>',
		`<html${Object.entries(attributes)
			.map(([name, value]) => ` ${name}="${value}"`)
			.join('')}>`,
		'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
		...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
		head,
		themeColors(colourMode),
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
		'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
		`<link rel="manifest" href="${manifest}">`,
		...(assets.devPreamble ? [`<script type="module" nonce="${nonce}">${assets.devPreamble}</script>`] : []),
		...inlineScripts.map((script) => `<script>${script}</script>`),
		scripts(assets, data.isShell),
		...(isAheadAllowed ? [`<script id="${AHEAD_ID}" type="speculationrules">${AHEAD}</script>`] : []),
		`</head><body><div id="${ROOT_ID}">`,
	].join('');
}

/** Everything after the rendered page. */
export function documentEnd({ data }: Pick<DocumentParts, 'data'>): string {
	return `</div><script id="${PAGE_DATA_ID}" type="application/json">${inlineJson(data)}</script></body></html>`;
}
