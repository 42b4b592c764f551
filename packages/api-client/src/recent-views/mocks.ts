import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import { MOST_RECENT_VIEWS } from './contract.ts';

/** Ids of the products that the shopper of a world looked at, the last one first. */
const viewed = new WeakMap<World, string[]>();

/** Mock answers of the calls about products looked at. */
export const recentViewHandlers = {
	listRecentViews: ({ world, catalogue }) => listed(world, catalogue),
	addRecentViews: ({ world, catalogue, body }) => {
		const known = body.productIds.filter((id) => catalogue.all.some((product) => product.id === id));
		if (known.length === 0) refuse('product_not_found');
		viewed.set(world, [...new Set([...known, ...idsOf(world)])].slice(0, MOST_RECENT_VIEWS));
		return listed(world, catalogue);
	},
	clearRecentViews: ({ world, catalogue }) => {
		viewed.set(world, []);
		return listed(world, catalogue);
	},
} satisfies Partial<MockHandlers>;

/** Three products were looked at before. */
const idsOf = (world: World): readonly string[] => viewed.get(world) ?? ['1003', '1001', '1005'];

function listed(world: World, catalogue: Catalogue) {
	const items = idsOf(world).flatMap((id) => catalogue.all.filter((product) => product.id === id));
	return { items: items.map(summaryOf) };
}
