import { quoteCheckout, quoteDelivery } from '@zaylat/api-client/contract';
import { isPhoneOnly } from '../auth/session.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { moneyOf } from '../products/summary.ts';
import { readDestination } from './destination.ts';
import { lastPaymentOption } from './last-payment-option.ts';
import { priceOrder } from './pricing.ts';
import { toOption, toQuote } from './view.ts';

/** Serves what an order of the cart would cost: delivery alone, and all of it. */
export function mountCheckout(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, quoteDelivery, async ({ session, edition, language, body }) => {
		const address = await readDestination(db, session.userId, body);
		if (!address) throw new Failure('address_not_found');
		const buyer = { userId: session.userId, kind: session.kind, edition };
		const { parcels } = await priceOrder(services, buyer, { services: [], points: 0 }, address, now(), false);
		return {
			data: {
				parcels: parcels
					.filter(({ kind }) => kind === 'goods')
					.map(({ shop, grams, options, totals }) => ({
						shop: { slug: shop.slug, name: shop.name[language] },
						grams,
						goods: moneyOf(edition, totals.goods.amount),
						services: options.map((option) => toOption(edition, option, language)),
					})),
			},
		};
	});

	mount(router, quoteCheckout, async ({ session, edition, language, body, device }) => {
		const address = await readDestination(db, session.userId, body);
		const buyer = {
			userId: session.userId,
			kind: session.kind,
			edition,
			isPhoneOnly: isPhoneOnly(session),
			...(body.coupon && { device: device() }),
		};
		const order = await priceOrder(services, buyer, body, address, now(), false);
		const lastOption = await lastPaymentOption(db, buyer);
		return { data: toQuote(order, { edition, language, hasAddress: address !== undefined, now: now(), lastOption }) };
	});
}
