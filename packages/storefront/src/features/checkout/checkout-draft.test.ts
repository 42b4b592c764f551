import { describe, expect, it } from 'vitest';
import { createCheckoutDraft, draftKey } from './checkout-draft.ts';

function memory(): Storage {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		clear: () => kept.clear(),
		key: (index) => [...kept.keys()][index] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	};
}

describe('the draft of a checkout', () => {
	it('is there again after a reload', () => {
		const storage = memory();
		createCheckoutDraft('mm', storage).update({
			addressId: 'home',
			note: 'Ring twice',
			points: 40,
			services: { a: 'post' },
		});
		expect(createCheckoutDraft('mm', storage).getState()).toMatchObject({
			addressId: 'home',
			note: 'Ring twice',
			points: 40,
			services: { a: 'post' },
		});
		expect(createCheckoutDraft('th', storage).getState().note).toBe('');
	});

	it('is of one shopper, in one edition, for one purchase', () => {
		const item = { variantId: '1001-2', quantity: 3 };
		expect([
			draftKey('mm'),
			draftKey('mm', 'user-1'),
			draftKey('mm', 'user-2'),
			draftKey('th', 'user-1'),
			draftKey('mm', 'user-1', item),
		]).toEqual([
			'checkout-mm-',
			'checkout-mm-user-1',
			'checkout-mm-user-2',
			'checkout-th-user-1',
			'checkout-mm-user-1-1001-2x3',
		]);
	});

	it('is forgotten once the order is placed', () => {
		const storage = memory();
		const draft = createCheckoutDraft('mm', storage);
		draft.update({ paymentOption: 'mmqr', idempotencyKey: 'key-of-placement' });
		draft.clear();
		expect(storage.length).toBe(0);
		expect(createCheckoutDraft('mm', storage).getState().paymentOption).toBeUndefined();
	});

	it.each(['', 'null', '[]', '{"points":-4,"paymentOption":"barter","services":7,"note":3}', '{'])(
		'begins anew with what does not fit: %s',
		(kept) => {
			const storage = memory();
			storage.setItem('mm', kept);
			expect(createCheckoutDraft('mm', storage).getState()).toMatchObject({
				services: {},
				points: 0,
				note: '',
			});
			expect(createCheckoutDraft('mm', storage).getState().paymentOption).toBeUndefined();
			expect(createCheckoutDraft('mm', storage).getState().email).toBeUndefined();
		},
	);

	it('works where storage is refused', () => {
		const refuse = () => {
			throw new DOMException('refused', 'SecurityError');
		};
		const draft = createCheckoutDraft('mm', { getItem: refuse, setItem: refuse, removeItem: refuse });
		let told = 0;
		draft.subscribe(() => {
			told += 1;
		});
		draft.update({ note: 'Blue, please' });
		expect(draft.getState().note).toBe('Blue, please');
		expect(told).toBe(1);
	});
});
