import type { MockHandlers } from '../mocks/answer.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import type { ShopSummary } from '../shops/contract.ts';
import { mockShop, shopsOf } from '../shops/mocks.ts';

/** Slugs of the shops that the shopper of a world follows, the last one first. */
const followed = new WeakMap<World, string[]>();

/** Mock answers of the calls about followed shops. */
export const followHandlers = {
	listFollows: ({ world, catalogue, query }) => {
		const shops = shopsOf(catalogue);
		const list = slugsOf(world, shops).flatMap((slug) => shops.filter((shop) => shop.slug === slug));
		const followedAt = new Date(world.now()).toISOString();
		return pageOf(
			list.map((shop) => ({ ...shop, followedAt })),
			query,
		);
	},
	getFollow: ({ world, catalogue, params }) => stateOf(world, shopsOf(catalogue), mockShop(catalogue, params.slug)),
	followShop: ({ world, catalogue, params }) => {
		const shop = mockShop(catalogue, params.slug);
		const others = slugsOf(world, shopsOf(catalogue)).filter((slug) => slug !== shop.slug);
		followed.set(world, [shop.slug, ...others]);
		return stateOf(world, shopsOf(catalogue), shop);
	},
	unfollowShop: ({ world, catalogue, params }) => {
		const shop = mockShop(catalogue, params.slug);
		const shops = shopsOf(catalogue);
		followed.set(
			world,
			slugsOf(world, shops).filter((slug) => slug !== shop.slug),
		);
		return stateOf(world, shops, shop);
	},
} satisfies Partial<MockHandlers>;

/** Two shops are followed at first, none where there is nothing. */
function slugsOf(world: World, shops: readonly ShopSummary[]): readonly string[] {
	if (world.options.size === 'empty') return followed.get(world) ?? [];
	return followed.get(world) ?? shops.slice(0, 2).map(({ slug }) => slug);
}

function stateOf(world: World, shops: readonly ShopSummary[], { slug, followerCount }: ShopSummary) {
	const wasFollowing = world.options.size !== 'empty' && shops.slice(0, 2).some((shop) => shop.slug === slug);
	const isFollowing = slugsOf(world, shops).includes(slug);
	return { isFollowing, followerCount: followerCount + Number(isFollowing) - Number(wasFollowing) };
}
