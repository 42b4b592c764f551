import type { Edition } from '@zaylat/domain/editions';
import { defaultLanguage, LANGUAGES, type Language } from '@zaylat/domain/languages';
import type { AppContext } from '../context/app-context.ts';
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
	readonly origins: AppContext['origins'];
	readonly definition: Pick<AppContext['definition'], 'brand' | 'editions' | 'languages'>;
}

const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', mm: 'my_MM', thai: 'th_TH', china: 'zh_CN' };
const COUNTRIES: Readonly<Record<Edition, string>> = { mm: 'MM', th: 'TH' };

/**
 * Address of a page in an edition and language; the edition's own language needs no `?lang=` (Decision 3).
 * @param path canonical path, with or without query
 */
export function addressOf(
	path: string,
	edition: Edition,
	language: Language,
	{ origins, definition }: Pick<HeadContext, 'origins' | 'definition'>,
): string {
	const url = new URL(path, origins[edition]);
	url.searchParams.delete('lang');
	if (language !== defaultLanguage(edition, definition.languages)) url.searchParams.set('lang', language);
	return url.href;
}

/**
 * The tags of a page's head: title, description, canonical, hreflang over the hosts and languages of the shop, link
 * previews, JSON-LD.
 */
export function headTags(head: Head, context: HeadContext): HeadTag[] {
	const { edition, language, origins, definition } = context;
	const siteName = definition.brand.name;
	const { title, description, canonicalPath, robots, jsonLd, image, isOfOneEdition = false } = head;
	const editions = isOfOneEdition ? [edition] : definition.editions;
	const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
	const canonical = addressOf(canonicalPath, edition, language, context);
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
			? [link({ rel: 'canonical', href: canonical }), ...alternates(canonicalPath, editions, context)]
			: []),
		property('og:site_name', siteName),
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

function alternates(path: string, editions: readonly Edition[], context: HeadContext): HeadTag[] {
	const { languages } = context.definition;
	const [first = context.edition] = editions;
	// English is read in most countries.
	const common = languages.includes('en') ? 'en' : defaultLanguage(first, languages);
	return [
		...editions.flatMap((edition) =>
			languages.map((language) =>
				link({
					rel: 'alternate',
					hreflang: `${LANGUAGES[language].htmlLang}-${COUNTRIES[edition]}`,
					href: addressOf(path, edition, language, context),
				}),
			),
		),
		link({ rel: 'alternate', hreflang: 'x-default', href: addressOf(path, first, common, context) }),
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
