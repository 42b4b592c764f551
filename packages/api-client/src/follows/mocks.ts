import { type MockContext, type MockHandlers, pageOf, perWorld, timeOf } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { mockShop, shopsOf } from '../shops/mocks.ts';

/** Two shops are followed at first, none where there is nothing. */
const firstSlugs = (catalogue: Catalogue) =>
	shopsOf(catalogue)
		.slice(0, catalogue.config.size === 'empty' ? 0 : 2)
		.map(({ slug }) => slug);

/** Slugs of the shops that the shopper of a world follows, the last one first, once they were changed. */
const changedIn = perWorld(() => ({ slugs: undefined as readonly string[] | undefined }));

const slugsOf = ({ world, catalogue }: MockContext) => changedIn(world).slugs ?? firstSlugs(catalogue);

/** Mock answers of the calls about followed shops. */
export const followHandlers = {
	listFollows: (call) => {
		const shops = shopsOf(call.catalogue).map((shop) => ({ ...shop, followedAt: timeOf(call.world) }));
		return pageOf(
			slugsOf(call).flatMap((slug) => shops.filter((shop) => shop.slug === slug)),
			call.query,
		);
	},
	getFollow: (call) => stateOf(call, call.params.slug),
	followShop: (call) => stateOf(call, call.params.slug, (slug, others) => [slug, ...others]),
	unfollowShop: (call) => stateOf(call, call.params.slug, (_, others) => others),
} satisfies Partial<MockHandlers>;

/** Whether a shop is followed, after a change of the list. */
function stateOf(context: MockContext, typed: string, change?: (slug: string, others: string[]) => string[]) {
	const { slug, followerCount } = mockShop(context.catalogue, typed);
	const others = slugsOf(context).filter((each) => each !== slug);
	if (change) changedIn(context.world).slugs = change(slug, others);
	const isFollowing = slugsOf(context).includes(slug);
	const wasFollowing = firstSlugs(context.catalogue).includes(slug);
	return { isFollowing, followerCount: followerCount + Number(isFollowing) - Number(wasFollowing) };
}
