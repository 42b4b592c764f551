import { PAGE_VERSION_STATES } from '@zaylat/domain/content';
import { cleanLine, cleanLines } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import { helpArticle, helpGroup } from '../help/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { languageKey } from '../profile/contract.ts';
import { textsBy } from '../shared.ts';

const defineEndpoint = defineResource('operated-pages', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_content' } as const;

/** Most bytes of a page: long texts in four languages. */
const MOST_BODY_BYTES = 600_000;

/** What a page says, by language; longer than it may be, so that the rules of `@zaylat/domain/content` name the field. */
export const pageTexts = z.strictObject({
	title: textsBy(cleanLine, 400),
	/** One sentence, also the description for search engines. */
	summary: textsBy(cleanLine, 800),
	/** `##` begins a section, `###` a question. `{operator.phone}` and `{figure.returnDays}` stand for facts. */
	markdown: textsBy(cleanLines, 60_000),
});

const number = z.int().nonnegative();
const moment = z.iso.datetime().nullable();

/** What an article shows of a text. */
const shownText = helpArticle
	.pick({ title: true, summary: true })
	.extend({ sections: z.array(helpArticle.shape.sections.element) });

/** A page as the list of staff shows it. */
export const operatedPageSummary = z.object({
	slug: z.string(),
	group: helpGroup,
	/** In the language of the request. */
	title: z.string(),
	/** Number of the version that holds; 0 is the text that the shop came with. */
	number,
	/** From when it holds; null for number 0. */
	from: moment,
	/** The version that will hold. */
	planned: z.object({ number, from: z.iso.datetime() }).nullable(),
	hasDraft: z.boolean(),
	/** Languages that the page is not written in: readers get another one. */
	missing: z.array(languageKey),
});

/** A version of a page, without its text. */
export const pageVersion = z.object({
	number,
	state: z.enum(PAGE_VERSION_STATES),
	/** From when it holds, and who published it when; null for number 0. */
	from: moment,
	publishedAt: moment,
	by: z.string().nullable(),
	languages: z.array(languageKey),
});

/** A page as its editor shows it. */
export const operatedPage = operatedPageSummary.omit({ title: true, hasDraft: true, planned: true }).extend({
	/** The text that holds. */
	texts: pageTexts,
	/** What is being written; null while nobody writes. */
	draft: z
		.object({ revision: z.int().positive(), texts: pageTexts, changedAt: z.iso.datetime(), by: z.string() })
		.nullable(),
	/** The draft, else the text that holds, as readers see it in each language that it is written in. */
	preview: z.array(z.object({ language: languageKey, text: shownText })),
	/** What keeps the draft from being published: the field, such as `markdown.mm`, and the line. */
	problems: z.array(z.object({ field: z.string(), problem: z.string(), line: z.int().positive().nullable() })),
	/** The newest first. */
	versions: z.array(pageVersion),
});

/** Shorter than any address that a test makes up, and longer than any name of a page. */
const slug = z.string().max(40);
const response = z.object({ data: operatedPage });

/** All help, cooperation, legal and policy pages of the edition of the request. */
export const listOperatedPages = defineEndpoint({
	method: 'GET',
	path: '/api/operating/pages',
	summary: 'Help and legal pages',
	...ofStaff,
	response: z.object({ data: z.object({ items: z.array(operatedPageSummary) }) }),
});

/** A page with its draft and its versions. */
export const getOperatedPage = defineEndpoint({
	method: 'GET',
	path: '/api/operating/pages/{slug}',
	summary: 'A help or legal page',
	...ofStaff,
	params: z.object({ slug }),
	response,
});

/** A version of a page, and in what it differs from another one. */
export const getPageVersion = defineEndpoint({
	method: 'GET',
	path: '/api/operating/pages/{slug}/versions/{number}',
	summary: 'A version of a page',
	...ofStaff,
	params: z.object({ slug, number: z.coerce.number().int().min(0).max(100_000) }),
	query: z.object({
		/** The version that it is compared with; that before it unless given. */
		against: z.coerce.number().int().min(0).max(100_000).optional(),
	}),
	response: z.object({
		data: z.object({
			number,
			texts: pageTexts,
			against: number,
			/** Lines of title, summary and text in each language in which something differs. */
			differences: z.array(
				z.object({
					language: languageKey,
					lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
				}),
			),
		}),
	}),
});

/** Writes the draft of a page, which may lack what is still to be written. `revision` is refused when somebody else has saved one. */
export const savePageDraft = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/pages/{slug}/draft',
	summary: 'Write the draft of a page',
	...ofStaff,
	limit: 'write',
	mostBodyBytes: MOST_BODY_BYTES,
	params: z.object({ slug }),
	body: z.strictObject({
		/** That of the draft which was changed; null for a new one. */
		revision: z.int().positive().nullable(),
		texts: pageTexts,
	}),
	response,
});

/** Removes the draft of a page. */
export const removePageDraft = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/pages/{slug}/draft',
	summary: 'Remove the draft of a page',
	...ofStaff,
	limit: 'write',
	params: z.object({ slug }),
	response,
});

const publishing = {
	caller: 'staff',
	guarded: true,
	limit: 'write',
	params: z.object({ slug }),
	body: z.strictObject({
		/** That of the draft which is published. */
		revision: z.int().positive(),
		/** From when it holds; null for now. */
		from: moment,
	}),
	response,
} as const;

/**
 * Publishes the draft of a help or cooperation page. A version that was planned and does not hold yet is withdrawn. `fields`
 * name what is wrong.
 */
export const publishPage = defineEndpoint({
	method: 'POST',
	path: '/api/operating/pages/{slug}/publish',
	summary: 'Publish a help page',
	...publishing,
	permission: 'change_content',
});

/** Publishes the draft of a legal or policy page, as `publishPage`. */
export const publishLegalPage = defineEndpoint({
	method: 'POST',
	path: '/api/operating/legal-pages/{slug}/publish',
	summary: 'Publish a legal page',
	...publishing,
	permission: 'publish_legal_pages',
});

export type PageTextsInput = z.input<typeof pageTexts>;
export type OperatedPage = z.infer<typeof operatedPage>;
export type OperatedPageSummary = z.infer<typeof operatedPageSummary>;
export type PageVersion = z.infer<typeof pageVersion>;
export type ComparedVersion = z.infer<typeof getPageVersion.response>['data'];
