import { HOUR_SECONDS } from '@zaylat/domain/time';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('help', 'Reference');

/** Where an article is in the route table (Specification §2). */
export const helpGroup = z.enum(['help', 'cooperate', 'legal', 'policy']);

/** A piece of an article's text. */
export const helpBlock = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('paragraph'), text: z.string() }),
	z.object({ kind: z.literal('list'), items: z.array(z.string()).min(1) }),
	/** Things to do one after the other. */
	z.object({ kind: z.literal('steps'), items: z.array(z.string()).min(1) }),
	z.object({ kind: z.literal('question'), question: z.string(), answer: z.string() }),
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
	sections: z.array(z.object({ heading: z.string(), blocks: z.array(helpBlock).min(1) })).min(1),
});

/** All articles, in the order of the route table. */
export const listHelpArticles = defineEndpoint({
	method: 'GET',
	path: '/api/help-articles',
	summary: 'Help, cooperation, legal and policy pages',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	response: z.object({ data: z.object({ items: z.array(helpSummary) }) }),
});

/** An article by slug. */
export const getHelpArticle = defineEndpoint({
	method: 'GET',
	path: '/api/help-articles/{slug}',
	summary: 'One help, cooperation, legal or policy page',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	params: z.object({ slug: z.string().max(60) }),
	response: z.object({ data: helpArticle }),
	errors: ['path_not_found'],
});

export type HelpGroup = z.infer<typeof helpGroup>;
export type HelpBlock = z.infer<typeof helpBlock>;
export type HelpSummary = z.infer<typeof helpSummary>;
export type HelpArticle = z.infer<typeof helpArticle>;
