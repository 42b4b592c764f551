import {
	type DeliveryOption,
	estimateDeliveryCost,
	estimateProductDelivery,
	quoteCheckout,
	trackOrder,
} from '@zaylat/api-client/contract';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { DELIVERY_DAYS, deliveryDays, estimateDelivery } from '@zaylat/domain/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { ADDRESS, cartWith, goodsVariant, order } from './buying.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

const EDITIONS = ['mm', 'th'] as const;

/** What is said of each service to a destination. */
const daysOf = (services: readonly DeliveryOption[]) => services.map((service) => [service.id, deliveryDays(service)]);

async function setUp(edition: (typeof EDITIONS)[number]) {
	const shopper = createShopper(api, edition);
	await shopper.signIn('guest');
	const variantId = await goodsVariant(api, 0, edition);
	const { rows } = await api.query(
		`select p.id, s.region_id from product_variants v join products p on p.id = v.product_id
		 join shops s on s.id = p.shop_id where v.id = $1`,
		[variantId],
	);
	await cartWith(api, shopper, { [variantId]: 1 });
	const regions = (await api.query('select id from regions where country = $1 order by id', [edition])).rows;
	return {
		shopper,
		productId: String(rows[0].id),
		from: String(rows[0].region_id),
		regions: regions.map(({ id }) => String(id)),
	};
}

interface Goal {
	readonly country: string;
	readonly region?: string;
}

/** Addresses are in one of these countries; the calculator and product pages know more. */
const REGIONS: Readonly<Record<string, string>> = { mm: 'mm-shan', th: 'th-chiang-mai' };

const addressAt = ({ country, region = REGIONS[country] }: Goal) => ({
	...ADDRESS,
	country,
	region,
	...(country === 'th' && { subdistrict: 'test-subdistrict', postcode: '10110' }),
});

/** The services to one destination, as calculator, product page and checkout list them. */
async function servicesTo(
	shopper: Shopper,
	{ from, productId }: { readonly from: string; readonly productId: string },
	goal: Goal,
) {
	await api.query('delete from rate_limits');
	const to = goal.region ? `to=${goal.region}` : `country=${goal.country}`;
	const product = `country=${goal.country}${goal.region ? `&region=${goal.region}` : ''}`;
	const calculated = await shopper.call('GET', `/api/delivery-estimates?from=${from}&grams=1000&${to}`);
	const told = await shopper.call('GET', `/api/products/${productId}/delivery?${product}`);
	const address = addressAt(goal);
	const quoted = REGIONS[goal.country] && (await shopper.call('POST', '/api/checkout/quote', { address }));
	return { calculated, told, quoted };
}

describe.each(EDITIONS)('the delivery estimate of the %s edition', (edition) => {
	it('is one figure for each destination and service: calculator, product page and checkout [§9.2]', async () => {
		const { shopper, regions, ...sent } = await setUp(edition);
		const goals = [
			...regions.map((region) => ({ country: edition, region })),
			...LOCAL_COUNTRIES.filter(({ value }) => value !== edition).map(({ value }) => ({ country: value })),
		];
		let reached = 0;
		for (const goal of goals) {
			const { calculated, told, quoted } = await servicesTo(shopper, sent, goal);
			if (told.status !== 200) continue;
			reached += 1;
			const ofProduct = daysOf(ok(estimateProductDelivery, told).data.services);
			const calculator = new Map(
				daysOf(ok(estimateDeliveryCost, calculated).data.services).map((each) => [each[0], each]),
			);
			if (quoted) {
				const [parcel] = ok(quoteCheckout, quoted).data.parcels;
				expect([goal, daysOf(parcel?.services ?? [])]).toEqual([goal, ofProduct]);
				expect(parcel?.service, 'the first service is taken').toBe(ofProduct[0]?.[0]);
			}
			for (const each of ofProduct) expect([goal, calculator.get(each[0])]).toEqual([goal, each]);
			if (goal.country === edition) {
				const standard = ofProduct.find(([id]) => id === `${edition}-standard`);
				expect([goal, standard?.[1]]).toEqual([goal, DELIVERY_DAYS]);
			}
		}
		expect(reached).toBeGreaterThan(regions.length);
	});

	it('is the one of the order and its tracking, by the service that was chosen', async () => {
		const { shopper, regions, from } = await setUp(edition);
		const variantId = await goodsVariant(api, 0, edition);
		for (const region of [from, regions.find((id) => id !== from) ?? '']) {
			for (const service of ['standard', 'express']) {
				await cartWith(api, shopper, { [variantId]: 1 });
				const address = addressAt({ country: edition, region });
				const quote = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', { address })).data;
				const [parcel] = quote.parcels;
				const chosen = parcel?.services.find(({ id }) => id === `${edition}-${service}`);
				if (!parcel || !chosen) throw new Error(`no ${service}`);
				const services = [{ shop: parcel.shop.slug, service: chosen.id }];
				const placed = await order(shopper, 'cash_on_delivery', { address, services });
				const { earliest, latest } = estimateDelivery(placed.placedAt, deliveryDays(chosen));
				const arrives = { earliest: earliest.toISOString(), latest: latest.toISOString() };
				expect(placed.parcels.map((each) => each.arrives)).toEqual([arrives]);
				const named = { code: placed.code, phone: ADDRESS.phone, phoneCountry: ADDRESS.phoneCountry };
				const tracked = ok(trackOrder, await shopper.call('POST', '/api/tracking', named)).data;
				expect(tracked.parcels.map((each) => each.arrives)).toEqual([arrives]);
			}
		}
	});
});
