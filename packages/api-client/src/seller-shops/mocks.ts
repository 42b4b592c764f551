import { daysToBeBack, shopProblems } from '@zaylat/domain/shops';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import type { OwnShop } from './contract.ts';

type Written = Pick<OwnShop, 'name' | 'about' | 'backOn' | 'services'>;

/** What the seller has changed in a world, by the shop's slug. */
const changedShops = perWorld(() => new Map<string, Written>());

/** Mock answers of the calls about the seller's own shops. */
export const sellerShopHandlers = {
	listSellerShops: ({ catalogue }) => ({ items: catalogue.shops.map(({ slug, name }) => ({ slug, name })) }),
	getSellerShop: (call) => shown(call, call.params.slug),
	changeSellerShop: (call) => {
		const { slug, edition } = shown(call, call.params.slug);
		const { name, about, backOn, services } = call.body;
		const problems = shopProblems(call.body, { now: call.world.now(), edition });
		if (problems.length > 0) refuse('bad_request');
		changedShops(call.world).set(slug, { name, about, backOn, services });
		return shown(call, slug);
	},
} satisfies Partial<MockHandlers>;

function shown({ catalogue, world }: MockContext, slug: string): OwnShop {
	const shop = catalogue.shops.find((each) => each.slug === slug) ?? refuse('shop_not_found');
	const { edition, language } = catalogue.config;
	const allServices = mockCarriers(catalogue.config).map(({ id, name }) => ({ id, name }));
	return {
		...{ slug, edition, allServices, backDays: [...daysToBeBack(world.now(), edition)] },
		pausedFor: world.options.isShopPaused ? 'Orders were not sent for two weeks' : null,
		...{ name: { [language]: shop.name }, about: {}, backOn: null },
		services: allServices.map(({ id }) => ({ id, fee: null, freeFrom: null })),
		...changedShops(world).get(slug),
	};
}
