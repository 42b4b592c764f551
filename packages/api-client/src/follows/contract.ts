import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery } from '../shared.ts';
import { shopSummary } from '../shops/contract.ts';

const defineEndpoint = defineResource('follows', 'Shops');

/** Whether the caller follows a shop, and how many do. */
export const followState = z.object({ isFollowing: z.boolean(), followerCount: z.number().int().nonnegative() });

const shopParams = z.object({ slug: z.string().max(80) });
const state = z.object({ data: followState });

/** The shops that the account follows, the last followed first (Decision 20). */
export const listFollows = defineEndpoint({
	method: 'GET',
	path: '/api/follows',
	summary: 'Followed shops',
	caller: 'registered',
	guarded: true,
	query: pageQuery(30),
	response: z.object({
		data: z.object({
			items: z.array(shopSummary.extend({ followedAt: z.iso.datetime() })),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
});

/** Whether the account follows a shop. */
export const getFollow = defineEndpoint({
	method: 'GET',
	path: '/api/follows/{slug}',
	summary: 'Whether a shop is followed',
	caller: 'registered',
	guarded: true,
	params: shopParams,
	response: state,
	errors: ['shop_not_found'],
});

/** Follows a shop; twice changes nothing. */
export const followShop = defineEndpoint({
	method: 'PUT',
	path: '/api/follows/{slug}',
	summary: 'Follow a shop',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: shopParams,
	response: state,
	errors: ['shop_not_found'],
});

/** Follows a shop no more; one that is not followed changes nothing. */
export const unfollowShop = defineEndpoint({
	method: 'DELETE',
	path: '/api/follows/{slug}',
	summary: 'Follow a shop no more',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: shopParams,
	response: state,
	errors: ['shop_not_found'],
});

export type FollowState = z.infer<typeof followState>;
