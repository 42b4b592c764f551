import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { languageKey } from '../profile/contract.ts';

const defineEndpoint = defineResource('help', 'Reference');

/** Where an article is in the route table (Specification §2). */
export const helpGroup = z.enum(['help', 'cooperate', 'legal', 'policy']);

/** A run of words with one look. */
export const helpSpan = z.object({
	text: z.string(),
	isStrong: z.boolean().optional(),
	isEmphasis: z.boolean().optional(),
	/** Where it leads: a path within the shop, or an address of `https`, `mailto` or `tel`. */
	to: z.string().optional(),
});

const spans = z.array(helpSpan);

/** A piece of an article's text; `spans` has the same words again, where some of them have a look of their own. */
export const helpBlock = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('paragraph'), text: z.string(), spans: spans.optional() }),
	z.object({ kind: z.literal('list'), items: z.array(z.string()).min(1), spans: z.array(spans).optional() }),
	/** Things to do one after the other. */
	z.object({ kind: z.literal('steps'), items: z.array(z.string()).min(1), spans: z.array(spans).optional() }),
	/** The runs are those of the answer. */
	z.object({ kind: z.literal('question'), question: z.string(), answer: z.string(), spans: spans.optional() }),
]);

/** An article as lists show it; texts are in the language of the request. */
export const helpSummary = z.object({
	slug: z.string(),
	group: helpGroup,
	title: z.string(),
	/** One sentence, also the description for search engines. */
	summary: z.string(),
});

/** A help, cooperation, legal or policy page as data. */
export const helpArticle = helpSummary.extend({
	/** Day of the last change, for example `2026-11-21`. */
	updatedOn: z.iso.date(),
	/** The language of its texts, where it is not written in that of the request. */
	language: languageKey.optional(),
	sections: z.array(z.object({ heading: z.string(), blocks: z.array(helpBlock).min(1) })).min(1),
});

/** All articles, in the order of the route table. */
export const listHelpArticles = defineEndpoint({
	method: 'GET',
	path: '/api/help-articles',
	summary: 'Help, cooperation, legal and policy pages',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	response: z.object({ data: z.object({ items: z.array(helpSummary) }) }),
});

/** An article by slug. */
export const getHelpArticle = defineEndpoint({
	method: 'GET',
	path: '/api/help-articles/{slug}',
	summary: 'One help, cooperation, legal or policy page',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: z.object({ slug: z.string().max(60) }),
	response: z.object({ data: helpArticle }),
	errors: ['path_not_found'],
});

export type HelpGroup = z.infer<typeof helpGroup>;
export type HelpSpan = z.infer<typeof helpSpan>;
export type HelpBlock = z.infer<typeof helpBlock>;
export type HelpSummary = z.infer<typeof helpSummary>;
export type HelpArticle = z.infer<typeof helpArticle>;
