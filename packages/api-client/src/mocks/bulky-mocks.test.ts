import { CARRYING, carryingDays } from '@zaylat/domain/delivery';
import { expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW, SCENARIOS } from '../mocks.ts';
import type { MockApiOptions } from './world.ts';

function clientOf(options: MockApiOptions) {
	return api.createClient({
		baseUrl: '',
		edition: 'th',
		language: 'thai',
		now: () => MOCK_NOW,
		fetch: createMockApi(options).fetch,
		validate: validateResponse,
		delay: async () => {},
	});
}

test('bulky goods are carried for a fee and take longer, on the product page and in the checkout', async () => {
	const { carrying: _, ...usual } = SCENARIOS['cart-bulky'];
	const [parcels, bulky] = [clientOf(usual), clientOf(SCENARIOS['cart-bulky'])];
	const { fee } = CARRYING['two-people'];

	const product = api.productDelivery('1007', { country: 'th' });
	const [plain, carried] = [(await parcels.send(product)).data, (await bulky.send(product)).data];
	expect(plain.carrying).toBeNull();
	expect(carried.carrying).toEqual({ kind: 'two-people', fee: { amount: fee.th[0], currency: 'thb' } });
	for (const [i, { cost, minDays, maxDays }] of carried.services.entries()) {
		const before = plain.services[i];
		expect({ min: minDays, max: maxDays }).toEqual(
			carryingDays({ min: before?.minDays ?? 0, max: before?.maxDays ?? 0 }, 'two-people'),
		);
		expect(cost.amount).toBeGreaterThanOrEqual(fee.th[0]);
	}
	expect(await bulky.attempt(api.productDelivery('1007', { country: 'cn' }))).toMatchObject({
		error: { code: 'no_delivery_service' },
	});

	const quote = api.checkoutQuote({ addressId: 'address-1' });
	const [before, after] = [(await parcels.send(quote)).data, (await bulky.send(quote)).data];
	expect(before.parcels.map(({ carrying }) => carrying)).toEqual(before.parcels.map(() => null));
	for (const [i, parcel] of after.parcels.entries()) {
		expect(parcel.carrying?.kind).toBe('two-people');
		const added = parcel.delivery.amount - (before.parcels[i]?.delivery.amount ?? 0);
		expect(added).toBe(parcel.carrying?.fee.amount);
	}
	expect(after.total.amount).toBeGreaterThan(before.total.amount);
});
