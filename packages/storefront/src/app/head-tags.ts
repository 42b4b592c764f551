import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import type { Head } from './screen.ts';

/** A tag of the document's head, as data. */
export interface HeadTag {
	readonly tag: 'title' | 'meta' | 'link' | 'script';
	readonly attributes: Readonly<Record<string, string>>;
	readonly text?: string;
}

/** Whose head it is. */
export interface HeadContext {
	readonly edition: Edition;
	readonly language: Language;
	readonly origins: Readonly<Record<Edition, string>>;
}

const SITE_NAME = 'Zaylat';
const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', mm: 'my_MM', thai: 'th_TH', china: 'zh_CN' };
const COUNTRIES: Readonly<Record<Edition, string>> = { mm: 'MM', th: 'TH' };

/**
 * Address of a page in an edition and language; the edition's own language needs no `?lang=` (Decision 3).
 * @param path canonical path, with or without query
 */
export function addressOf(path: string, edition: Edition, language: Language, origins: HeadContext['origins']): string {
	const url = new URL(path, origins[edition]);
	url.searchParams.delete('lang');
	if (language !== EDITIONS[edition].defaultLanguage) url.searchParams.set('lang', language);
	return url.href;
}

/**
 * The tags of a page's head: title, description, canonical, hreflang over both hosts and four languages, link
 * previews, JSON-LD.
 */
export function headTags(head: Head, { edition, language, origins }: HeadContext): HeadTag[] {
	const { title, description, canonicalPath, robots, jsonLd, image, isOfOneEdition = false } = head;
	const editions = isOfOneEdition ? [edition] : Object.values(EDITIONS).map(({ key }) => key);
	const fullTitle = title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
	const canonical = addressOf(canonicalPath, edition, language, origins);
	const isIndexed = !robots?.includes('noindex');
	const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
	const property = (name: string, content: string): HeadTag => ({
		tag: 'meta',
		attributes: { property: name, content },
	});
	const pieces = jsonLd === undefined ? [] : [jsonLd].flat();
	return [
		{ tag: 'title', attributes: {}, text: fullTitle },
		meta('description', description),
		...(robots ? [meta('robots', robots)] : []),
		...(isIndexed
			? [link({ rel: 'canonical', href: canonical }), ...alternates(canonicalPath, editions, origins)]
			: []),
		property('og:site_name', SITE_NAME),
		property('og:type', 'website'),
		property('og:title', title),
		property('og:description', description),
		property('og:url', canonical),
		property('og:locale', OG_LOCALES[language]),
		...(image ? [property('og:image', new URL(image, origins[edition]).href)] : []),
		meta('twitter:card', image ? 'summary_large_image' : 'summary'),
		...pieces.map(
			(piece): HeadTag => ({
				tag: 'script',
				attributes: { type: 'application/ld+json' },
				text: JSON.stringify(piece).replaceAll('<', '\\u003c'),
			}),
		),
	];
}

function link(attributes: HeadTag['attributes']): HeadTag {
	return { tag: 'link', attributes };
}

function alternates(path: string, editions: readonly Edition[], origins: HeadContext['origins']): HeadTag[] {
	const languages = Object.values(LANGUAGES);
	return [
		...editions.flatMap((edition) =>
			languages.map((language) =>
				link({
					rel: 'alternate',
					hreflang: `${language.htmlLang}-${COUNTRIES[edition]}`,
					href: addressOf(path, edition, language.key, origins),
				}),
			),
		),
		link({ rel: 'alternate', hreflang: 'x-default', href: addressOf(path, editions[0] ?? 'mm', 'en', origins) }),
	];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Marks the tags that a page owns, so that the next page can replace them. */
const MARK = 'data-head';

/**
 * Writes head tags as HTML.
 * @returns markup with everything escaped, for the server's `<head>`
 */
export function headToHtml(tags: readonly HeadTag[]): string {
	return tags
		.map(({ tag, attributes, text }) => {
			const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
			const open = `<${tag}${written.join('')} ${MARK}>`;
			if (tag === 'title') return `${open}${escapeHtml(text ?? '')}</title>`;
			return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
		})
		.join('');
}

/** Replaces the head tags of the page before by those of this page. */
export function applyHead(document: Document, tags: readonly HeadTag[]): void {
	const nodes = tags.map(({ tag, attributes, text }) => {
		const node = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
		node.setAttribute(MARK, '');
		if (text !== undefined) node.textContent = text;
		return node;
	});
	for (const old of document.head.querySelectorAll(`title, [${MARK}]`)) old.remove();
	document.head.append(...nodes);
}
