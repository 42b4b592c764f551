import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import { summaryOf } from '../mocks/catalogue.ts';
import { productsBy } from '../mocks/goods.ts';
import { MOST_RECENT_VIEWS } from './contract.ts';

/** Ids of the products that the shopper of a world looked at, the last one first; at first three. */
const viewedIn = perWorld(() => ({ ids: ['1003', '1001', '1005'] }));

/** Mock answers of the calls about products looked at. */
export const recentViewHandlers = {
	listRecentViews: (call) => listed(call),
	addRecentViews: (call) => {
		const { world, catalogue, body } = call;
		const known = productsBy(catalogue.all, body.productIds).map(({ id }) => id);
		if (known.length === 0) refuse('product_not_found');
		const state = viewedIn(world);
		state.ids = [...new Set([...known, ...state.ids])].slice(0, MOST_RECENT_VIEWS);
		return listed(call);
	},
	clearRecentViews: (call) => {
		viewedIn(call.world).ids = [];
		return listed(call);
	},
} satisfies Partial<MockHandlers>;

const listed = ({ world, catalogue }: MockContext) => ({
	items: productsBy(catalogue.all, viewedIn(world).ids).map(summaryOf),
});
