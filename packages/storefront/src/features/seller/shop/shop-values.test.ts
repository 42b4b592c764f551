import type { OwnShop } from '@zaylat/api-client/contract';
import { expect, test } from 'vitest';
import { placeOf, typedShop, writtenShop } from './shop-values.ts';

const SHOP: OwnShop = {
	slug: 'tea-house',
	edition: 'mm',
	name: { mm: 'လက်ဖက်ရည်ဆိုင်' },
	about: {},
	backOn: '2026-12-06',
	services: [
		{ id: 'post', fee: 120_000, freeFrom: null },
		{ id: 'bus', fee: 0, freeFrom: 5_000_050 },
	],
	pausedFor: null,
	...{ logo: null, cover: null, pictures: [], returnAddress: null, bankAccount: null },
	backDays: ['2026-12-06'],
	allServices: [
		{ id: 'air', name: 'Air' },
		{ id: 'post', name: 'Post' },
		{ id: 'bus', name: 'Bus' },
	],
};

const PICTURES = { logo: null, cover: 'photo_1' };

test('what is not changed is sent as it was read', () => {
	const values = typedShop(SHOP);
	expect(values.services).toEqual([
		{ id: 'air', isOffered: false, fee: null, freeFrom: null },
		{ id: 'post', isOffered: true, fee: 1_200, freeFrom: null },
		{ id: 'bus', isOffered: true, fee: 0, freeFrom: 50_000.5 },
	]);
	const { name, about, backOn, services } = SHOP;
	expect(writtenShop(values, 'mm', PICTURES)).toEqual({ name, about, backOn, services, ...PICTURES });
});

test('a shop that is there sends no day, and texts that are empty are left out', () => {
	const values = typedShop({ ...SHOP, backOn: null });
	const { name, backOn } = writtenShop(
		{ ...values, name: { ...values.name, mm: ' ', en: 'Tea house' } },
		'mm',
		PICTURES,
	);
	expect([name, backOn]).toEqual([{ en: 'Tea house' }, null]);
});

test('a problem is shown at its field, whatever services were not sent', () => {
	const values = typedShop(SHOP);
	expect(placeOf('services.0.fee', values, 'en')).toBe('services.1.fee');
	expect(placeOf('services.1.freeFrom', values, 'en')).toBe('services.2.freeFrom');
	expect(placeOf('name', values, 'thai')).toBe('name.thai');
	expect(placeOf('about.mm', values, 'thai')).toBe('about.mm');
});
