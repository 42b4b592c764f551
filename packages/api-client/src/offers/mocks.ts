import { type Offer, updateOffer } from '@zaylat/domain/goods';
import { type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import type { OfferResult } from './contract.ts';

/** Offers that were updated in a world, by the ids of their variants. */
const offersIn = perWorld(() => new Map<string, Offer>());

const UNKNOWN = { status: 'not_found', problem: null, offer: null } as const;

/** Mock answers of the seller's calls: the shopper of the world answers for every shop of the catalogue. */
export const offerHandlers = {
	updateOffers: ({ world, catalogue, body }) => {
		const goods = catalogue.all.filter(({ shop }) => shop.slug === body.shop);
		if (goods.length === 0) refuse('shop_not_found');
		const offers = offersIn(world);
		const results = body.updates.map((update): OfferResult => {
			const { variantId = null, externalId = null, version, price, previousPrice, stock, stockBy } = update;
			const variant = goods.flatMap(({ variants }) => variants).find(({ id }) => id === (variantId ?? externalId));
			if (!variant) return { variantId, externalId, ...UNKNOWN };
			const { currency } = variant.price;
			const written = { price: variant.price.amount, previousPrice: variant.previousPrice?.amount ?? null };
			const before = offers.get(variant.id) ?? { version: 0, ...written, stock: variant.stock };
			const isOther = [price, previousPrice].some((each) => each && each.currency !== currency);
			const amounts = { price: price?.amount, previousPrice: previousPrice === null ? null : previousPrice?.amount };
			const result = isOther
				? ({ kind: 'refused', problem: 'currency_wrong' } as const)
				: updateOffer(before, { version, ...amounts, stock, stockBy });
			const now = result.kind === 'applied' ? result.offer : before;
			offers.set(variant.id, now);
			return {
				...{ variantId: variant.id, externalId, status: result.kind },
				problem: result.kind === 'refused' ? result.problem : null,
				offer: {
					...now,
					price: { amount: now.price, currency },
					previousPrice: now.previousPrice === null ? null : { amount: now.previousPrice, currency },
				},
			};
		});
		return { results };
	},
} satisfies Partial<MockHandlers>;
