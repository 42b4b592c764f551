import { readFile } from 'node:fs/promises';
import { type HelpArticle, type HelpGroup, helpArticle, type Operator } from '@zaylat/api-client/contract';
import { fillBrand } from '@zaylat/domain/brand';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { z } from 'zod';
import { BRAND } from '../brand.ts';
import { fillFigures } from './figures.ts';

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
	complaints: 'legal',
	'copy-right': 'legal',
	eula: 'legal',
	'seller-protection': 'legal',
	'seller-terms': 'legal',
	'terms-of-use': 'legal',
	'app-policy': 'policy',
	'cookie-policy': 'policy',
	'payment-policy': 'policy',
	'privacy-policy': 'policy',
	'privacy-policy-seller': 'policy',
	'refund-policy': 'policy',
	'return-policy': 'policy',
	'shipping-policy': 'policy',
};

/** The day on which the texts were last changed. */
const UPDATED_ON = '2026-11-29';

/** A section that is written for one edition, or for both. */
const section = helpArticle.shape.sections.element.extend({ edition: z.enum(['mm', 'th']).optional() });

/**
 * A file of `content/<language>`: articles by slug. `{operator.phone}` stands for a fact about the operator (ADR 94),
 * `{figure.returnDays}` for a number of a rule.
 */
const contentFile = z.record(
	z.string(),
	helpArticle.pick({ title: true, summary: true }).extend({ sections: z.array(section).min(1) }),
);

type Content = z.infer<typeof contentFile>;
type Section = z.infer<typeof section>;
type Block = Section['blocks'][number];

const contents = new Map<Language, Promise<Content>>();

/** What an article is written for. */
export interface ArticleReader {
	readonly edition: Edition;
	readonly language: Language;
	/** Null where none is configured: lines that name a fact about it are left out. */
	readonly operator: Operator | null;
}

/**
 * The articles of an edition in a language. The texts are read once and validated against the contract.
 * @throws Error when a file is not there or an article is missing in it
 */
export async function articlesFor({ edition, language, operator }: ArticleReader): Promise<readonly HelpArticle[]> {
	const known = contents.get(language) ?? readContent(language);
	contents.set(language, known);
	const content = await known;
	return Object.entries(ARTICLES).map(([slug, group]) => {
		const { sections = [], ...texts } = content[slug] ?? {};
		return helpArticle.parse({
			...texts,
			slug,
			group,
			updatedOn: UPDATED_ON,
			sections: sections
				.filter((each) => each.edition === undefined || each.edition === edition)
				.map(({ heading, blocks }) => ({ heading, blocks: blocks.flatMap((block) => fillBlock(block, operator)) }))
				.filter(({ blocks }) => blocks.length > 0),
		});
	});
}

async function readContent(language: Language): Promise<Content> {
	const groups = [...new Set(Object.values(ARTICLES))];
	const files = await Promise.all(groups.map((group) => readGroup(language, group)));
	return Object.assign({}, ...files);
}

async function readGroup(language: Language, group: HelpGroup): Promise<Content> {
	const text = await readFile(new URL(`./content/${language}/${group}.json`, import.meta.url), 'utf8');
	return contentFile.parse(JSON.parse(fillFigures(fillBrand(text, BRAND), language)));
}

/** Fills in the facts about the operator; a text or an item that has none to fill in is left out. */
function fillBlock(block: Block, operator: Operator | null): Block[] {
	switch (block.kind) {
		case 'paragraph': {
			const text = fillOperator(block.text, operator);
			return text === undefined ? [] : [{ ...block, text }];
		}
		case 'list':
		case 'steps': {
			const items = block.items.flatMap((item) => fillOperator(item, operator) ?? []);
			return items.length === 0 ? [] : [{ ...block, items }];
		}
		case 'question':
			return [block];
	}
}

const FACT = /\{operator\.(company|address|registrationNumber|taxNumber|phone|email)\}/g;

function fillOperator(text: string, operator: Operator | null): string | undefined {
	if (operator === null) return text.search(FACT) === -1 ? text : undefined;
	return text.replace(
		FACT,
		(_, fact: 'company' | 'address' | 'registrationNumber' | 'taxNumber' | 'phone' | 'email') => operator[fact],
	);
}
