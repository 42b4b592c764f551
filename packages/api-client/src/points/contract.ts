import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money } from '../shared.ts';

const defineEndpoint = defineResource('points', 'Account');

/** A movement of bonus points (Decision 12). */
export const pointsMovement = z.object({
	id: z.string(),
	/** Positive when they came, negative when they went. */
	points: z.number().int(),
	reason: z.enum(['earned', 'spent', 'returned', 'taken_back', 'welcome', 'granted']),
	orderCode: z.string().nullable(),
	at: z.string(),
});

/** The balance in the edition, what it pays, and a page of the history, newest first. */
export const listPoints = defineEndpoint({
	method: 'GET',
	path: '/api/points',
	summary: 'Bonus points and their history',
	caller: 'registered',
	guarded: true,
	query: z.object({
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(200).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(20),
	}),
	response: z.object({
		data: z.object({
			balance: z.number().int(),
			worth: money,
			items: z.array(pointsMovement),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
});

export type PointsEntry = z.infer<typeof pointsMovement>;
