import { MISSED_SEARCH_DAYS } from '@zaylat/domain/search';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('missed-searches', 'Operation');

/** A text that several people searched for in vain. */
export const missedSearch = z.object({
	edition: z.enum(['mm', 'th']),
	/** In canonical form, without numbers and email addresses. */
	text: z.string(),
	/** Searches, at most one of each address and day. */
	searches: z.number().int().positive(),
	/** Days on which it was searched for. */
	days: z.number().int().positive(),
	/** The last of them. */
	lastDay: z.iso.date(),
});

/** Texts that several people searched for in vain, the most frequent first; at most 500. */
export const listMissedSearches = defineEndpoint({
	method: 'GET',
	path: '/api/operating/missed-searches',
	summary: 'Searches without a result',
	caller: 'staff',
	guarded: true,
	permission: 'read_searches',
	query: z.object({
		edition: z.enum(['mm', 'th']).optional(),
		/** Searches of so many days until today. */
		days: z.coerce
			.number()
			.pipe(z.literal([...MISSED_SEARCH_DAYS]))
			.default(30),
	}),
	response: z.object({ data: z.object({ items: z.array(missedSearch) }) }),
});

export type MissedSearch = z.infer<typeof missedSearch>;
