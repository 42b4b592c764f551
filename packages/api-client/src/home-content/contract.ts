import { BANNER_LIMITS, CONTENT_STATES, HOME_SECTION_KINDS, MOST_HOME_PARTS } from '@zaylat/domain/content';
import { cleanLine } from '@zaylat/domain/typed-text';
import { UPLOAD } from '@zaylat/domain/uploads';
import { z } from 'zod';
import { homeFeed } from '../home/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { languageKey } from '../profile/contract.ts';
import { picture, textsBy, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('home-content', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_content' } as const;

/** Longer than any text may be, so that the rules of `@zaylat/domain/content` name the field. */
const texts = textsBy(cleanLine, 400);
const id = z.string().regex(/^[\w-]{1,50}$/);
const moment = z.iso.datetime().nullable();

/** When and in which languages something is shown (`ContentTime` of `@zaylat/domain/content`). */
const shown = {
	isDraft: z.boolean(),
	startsAt: moment,
	endsAt: moment,
	/** None for all. */
	languages: z.array(languageKey).max(4),
};

/** A banner as its form sends it. Whether it is complete say the rules of `@zaylat/domain/content`. */
export const bannerInput = z.strictObject({
	title: texts,
	text: texts,
	/** Words of the link. */
	action: texts,
	/** What the pictures show; empty where they only decorate. */
	alt: texts,
	/** Path within the shop. */
	to: typedLine(400),
	/** Keys of pictures; the first is the main one. */
	pictures: z.array(z.string().regex(/^[\w-]{1,80}$/)).max(BANNER_LIMITS.pictures.max),
	tint: z.int().min(BANNER_LIMITS.tint.min).max(BANNER_LIMITS.tint.max),
	...shown,
});

/** A section as its form sends it. */
export const homeSectionInput = z.strictObject({
	kind: z.enum(HOME_SECTION_KINDS),
	/** Its own heading; the usual one where empty. */
	title: texts,
	/** Id of the collection that it shows; null for other kinds. */
	collection: z.int32().positive().nullable(),
	...shown,
});

const state = z.enum(CONTENT_STATES);

/** A banner as staff see it. */
export const operatedBanner = bannerInput
	.omit({ pictures: true })
	.extend({ id: z.string(), state, pictures: z.array(z.object({ key: z.string(), picture })) });

/** A section as staff see it. */
export const operatedSection = homeSectionInput.extend({ id: z.string(), state });

/** Banners and sections of the home page of an edition, in their order, drafts and those of other times too. */
const content = z.object({
	data: z.object({
		banners: z.array(operatedBanner),
		sections: z.array(operatedSection),
		/** The collections that a section can show. */
		collections: z.array(z.object({ id: z.int(), title: z.string() })),
	}),
});

/** All banners and sections of the edition of the request. */
export const getHomeContent = defineEndpoint({
	method: 'GET',
	path: '/api/operating/home',
	summary: 'Banners and sections of the home page',
	...ofStaff,
	response: content,
});

/** The home page as it will be at a moment, in the language of the request. */
export const previewHome = defineEndpoint({
	method: 'GET',
	path: '/api/operating/home/preview',
	summary: 'The home page at a moment',
	...ofStaff,
	query: z.object({
		at: z.iso.datetime().optional(),
		/** Whether drafts are shown too. */
		drafts: z.enum(['true', 'false']).default('false'),
		/** Language of its texts; that of the request unless given. */
		language: languageKey.optional(),
	}),
	response: z.object({ data: homeFeed }),
});

/** Writes a banner, new at the end of the others, or in the place of the one with this id. `fields` name what is wrong. */
export const saveBanner = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/home/banners/{id}',
	summary: 'Write a banner',
	...ofStaff,
	limit: 'write',
	params: z.object({ id }),
	body: bannerInput,
	response: content,
});

/** Removes a banner. */
export const removeBanner = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/home/banners/{id}',
	summary: 'Remove a banner',
	...ofStaff,
	limit: 'write',
	params: z.object({ id }),
	response: content,
});

/** Writes a section, new at the end of the others, or in the place of the one with this id. `fields` name what is wrong. */
export const saveHomeSection = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/home/sections/{id}',
	summary: 'Write a section of the home page',
	...ofStaff,
	limit: 'write',
	params: z.object({ id }),
	body: homeSectionInput,
	response: content,
});

/** Removes a section. */
export const removeHomeSection = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/home/sections/{id}',
	summary: 'Remove a section of the home page',
	...ofStaff,
	limit: 'write',
	params: z.object({ id }),
	response: content,
});

/** Arranges all banners, or all sections; a list that does not name each once is refused at the field `ids`. */
export const arrangeHome = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/home/order',
	summary: 'Arrange banners or sections',
	...ofStaff,
	limit: 'write',
	body: z.strictObject({ list: z.enum(['banners', 'sections']), ids: z.array(id).max(MOST_HOME_PARTS) }),
	response: content,
});

/** Takes a picture for banners: decoded and written again, whole on a square that shows the ground around it. */
export const sendContentPicture = defineEndpoint({
	method: 'POST',
	path: '/api/operating/home/pictures',
	summary: 'Send a picture for banners',
	...ofStaff,
	limit: 'upload',
	upload: { types: UPLOAD.types, mostBytes: UPLOAD.maxBytes },
	response: z.object({ data: z.object({ key: z.string(), picture }) }),
});

export type BannerInput = z.input<typeof bannerInput>;
export type HomeSectionInput = z.input<typeof homeSectionInput>;
export type OperatedBanner = z.infer<typeof operatedBanner>;
export type OperatedSection = z.infer<typeof operatedSection>;
export type HomeContent = z.infer<typeof content>['data'];
