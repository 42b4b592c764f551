import { readFile } from 'node:fs/promises';
import { type HelpArticle, type HelpGroup, helpArticle } from '@zaylat/api-client/contract';
import { createBrand, fillBrand } from '@zaylat/domain/brand';
import type { Language } from '@zaylat/domain/languages';
import { z } from 'zod';

/** The articles in the order of the route table (Specification §2). */
export const ARTICLES: Readonly<Record<string, HelpGroup>> = {
	'contact-us': 'help',
	faq: 'help',
	'how-to-buy': 'help',
	'payment-options': 'help',
	'shipping-service': 'help',
	'track-your-order': 'help',
	'about-us': 'cooperate',
	'cross-sales': 'cooperate',
	partnership: 'cooperate',
	'sell-on': 'cooperate',
	'buyer-protection': 'legal',
	'copy-right': 'legal',
	eula: 'legal',
	'seller-protection': 'legal',
	'terms-of-use': 'legal',
	'app-policy': 'policy',
	'privacy-policy': 'policy',
	'privacy-policy-seller': 'policy',
	'refund-policy': 'policy',
	'return-policy': 'policy',
	'shipping-policy': 'policy',
};

/** The day on which the texts were last changed. */
const UPDATED_ON = '2026-11-21';

/** A file of `content/<language>`: articles by slug. */
const contentFile = z.record(z.string(), helpArticle.pick({ title: true, summary: true, sections: true }));

const articles = new Map<Language, Promise<readonly HelpArticle[]>>();

/**
 * The articles in a language; read once, validated against the contract, then cached.
 * @throws Error when a file is not there or an article is missing in it
 */
export function articlesIn(language: Language): Promise<readonly HelpArticle[]> {
	const known = articles.get(language) ?? readArticles(language);
	articles.set(language, known);
	return known;
}

async function readArticles(language: Language): Promise<readonly HelpArticle[]> {
	const groups = [...new Set(Object.values(ARTICLES))];
	const files = await Promise.all(groups.map((group) => readGroup(language, group)));
	const content = Object.assign({}, ...files);
	return Object.entries(ARTICLES).map(([slug, group]) =>
		helpArticle.parse({ ...content[slug], slug, group, updatedOn: UPDATED_ON }),
	);
}

async function readGroup(language: Language, group: HelpGroup) {
	const text = await readFile(new URL(`./content/${language}/${group}.json`, import.meta.url), 'utf8');
	return contentFile.parse(JSON.parse(fillBrand(text, createBrand())));
}
