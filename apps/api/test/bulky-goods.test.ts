import { estimateProductDelivery, pickProducts, quoteCheckout } from '@zaylat/api-client/contract';
import { CARRYING, carryingDays, DELIVERY_DAYS, deliveryDays } from '@zaylat/domain/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, cartWith, goodsVariant, order } from './buying.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

const PLACES = {
	mm: { ...ADDRESS },
	th: { ...ADDRESS, country: 'th', region: 'th-bangkok', subdistrict: 'test-subdistrict', postcode: '10110' },
} as const;

/** A sofa of an edition with some stock, and its shop. */
async function sofa(edition: 'mm' | 'th') {
	const { rows } = await api.query(
		`select p.id, v.id as variant, p.shop_id as shop from product_variants v join products p on p.id = v.product_id
		 where p.edition = $1 and p.type_key = 'sofa' and p.min_quantity = 1 order by v.id limit 1`,
		[edition],
	);
	const [{ id, variant, shop }] = rows;
	await api.query('update product_variants set stock = 50 where id = $1', [variant]);
	return { productId: String(id), variantId: String(variant), shop: Number(shop) };
}

describe.each(['mm', 'th'] as const)('a sofa of the %s edition', (edition) => {
	const { fee } = CARRYING['two-people'];
	const address = PLACES[edition];

	it('is carried by two people for a fee, which product page and checkout say alike', async () => {
		const shopper = createShopper(api, edition);
		await shopper.signIn('guest');
		const { productId, variantId } = await sofa(edition);
		const to = `country=${edition}&region=${address.region}`;
		const told = ok(estimateProductDelivery, await shopper.call('GET', `/api/products/${productId}/delivery?${to}`));
		expect(told.data.carrying).toMatchObject({ kind: 'two-people', fee: { amount: fee[edition][0] } });

		await cartWith(api, shopper, { [variantId]: 1 });
		const quote = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', { address })).data;
		const [parcel] = quote.parcels;
		expect(parcel?.carrying).toEqual(told.data.carrying);
		expect(parcel?.services).toEqual(told.data.services);
		expect(parcel?.grams).toBeGreaterThan(20_000);
		expect(parcel?.services.map(({ id }) => id)).toEqual([`${edition}-standard`]);
		const [service] = told.data.services;
		expect(service && deliveryDays(service)).toEqual(carryingDays(DELIVERY_DAYS, 'two-people'));
		expect(service?.cost.amount).toBeGreaterThanOrEqual(fee[edition][0]);
		expect(parcel?.delivery).toEqual(service?.cost);
	});

	it('is not weighed with what is in the same parcel, and a second one is carried for less', async () => {
		const shopper = createShopper(api, edition);
		await shopper.signIn('guest');
		const { variantId, shop } = await sofa(edition);
		const small = await goodsVariant(api, 0, edition);
		await api.query(
			'update products set shop_id = $1 where id = (select product_id from product_variants where id = $2)',
			[shop, small],
		);
		await api.query('update shop_delivery_services set free_from = null where shop_id = $1', [shop]);
		const costOf = async (pieces: Readonly<Record<string, number>>) => {
			await cartWith(api, shopper, pieces);
			const quote = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', { address })).data;
			return quote.delivery.amount;
		};
		const one = await costOf({ [variantId]: 1 });
		expect(await costOf({ [variantId]: 2 })).toBe(one + fee[edition][1]);
		expect(await costOf({ [variantId]: 1, [small]: 1 })).toBe(one);
	});

	it('is ordered with the days of its delivery', async () => {
		const shopper = createShopper(api, edition);
		await shopper.signIn('guest');
		const { variantId } = await sofa(edition);
		await cartWith(api, shopper, { [variantId]: 1 });
		const { id } = await order(shopper, 'cash_on_delivery', { address });
		const { rows } = await api.query('select min_days, max_days from parcels where order_id = $1', [id]);
		const days = carryingDays(DELIVERY_DAYS, 'two-people');
		expect(rows).toEqual([{ min_days: days.min, max_days: days.max }]);
	});

	it('is not sent abroad, and not for free', async () => {
		const shopper = createShopper(api, edition);
		const { productId } = await sofa(edition);
		const abroad = await shopper.call('GET', `/api/products/${productId}/delivery?country=cn`);
		expect(failed(abroad).code).toBe('no_delivery_service');
		const found = ok(pickProducts, await shopper.call('GET', `/api/products/selection?ids=${productId}`));
		expect(found.data.items.map(({ id, isSentFree }) => [id, isSentFree])).toEqual([[productId, undefined]]);
	});
});
