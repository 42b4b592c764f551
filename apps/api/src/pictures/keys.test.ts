import { describe, expect, it } from 'vitest';
import { ownKey, pictureKey, readPictureKey, renderKey } from './keys.ts';
import { variantPicture } from './of-variant.ts';

describe('picture keys', () => {
	it('of drawings', () => {
		const parts = { form: 'drawing', icon: 'red-paper-lantern', hue: 11, shot: 'close' };
		expect(readPictureKey(pictureKey('red-paper-lantern', 11, 'close'))).toEqual(parts);
	});
	it.each(['#35478c', null])('of renders in %s', (colour) => {
		const key = renderKey('t-shirt', colour, 'detail');
		const parts = { form: 'render', type: 't-shirt', colour, view: 'detail' };
		expect(readPictureKey(key)).toEqual(parts);
		// The address of a render has its revision.
		expect(readPictureKey(`${key}_r0123abcd`)).toEqual(parts);
	});
	it.each([0, 2])('of pictures that one product has for itself: photograph %i', (photo) => {
		const own = { product: 700_659, revision: '4k2j9x', photo };
		const key = ownKey(renderKey('television', null, 'whole'), own);
		expect(readPictureKey(key)).toEqual({ form: 'render', type: 'television', colour: null, view: 'whole', own });
		expect(readPictureKey(`${key}_r0123abcd`)).toEqual(readPictureKey(key));
	});
	it('of a type that had the name of an icon', () => {
		expect(readPictureKey('telephone-receiver_c5402c_whole')).toMatchObject({ type: 'keypad-phone' });
		expect(readPictureKey('telephone-receiver_h2_front')).toMatchObject({ icon: 'telephone-receiver' });
	});
	it.each([
		't-shirt',
		't-shirt_35478c_front',
		't-shirt_h0_whole',
		't-shirt_35478_whole',
		't-shirt_35478C_whole',
		't-shirt_35478c_whole_r0123',
		'../secret_own_whole',
		'television_own_whole_p1',
		'television_own_whole_b0p1xab',
		'television_own_whole_p1xAB',
		'upload_0123456789abcdef0123456789abcdef',
	])('%s is none', (key) => {
		expect(readPictureKey(key)).toBeUndefined();
	});
});

describe('the picture of a variant', () => {
	const words = { en: '', mm: '', thai: '', china: '' };
	const value = (key: string, pictureKeys?: string[]) => ({
		key,
		name: words,
		swatch: null,
		...(pictureKeys && { pictureKeys }),
	});
	const shirt = {
		pictureKeys: ['shirt'],
		options: [
			{ key: 'size', name: words, values: [value('s'), value('m')] },
			{
				key: 'colour',
				name: words,
				values: [value('indigo', ['indigo', 'indigo-close']), value('saffron', ['saffron'])],
			},
		],
	};
	it.each([
		[['m', 'indigo'], 'indigo'],
		[['s', 'saffron'], 'saffron'],
		[['s', 'unknown'], 'shirt'],
		[[], 'shirt'],
	])('%j is that of its colour, else the product: %s', (values, key) => {
		expect(variantPicture(shirt, values)).toBe(key);
	});
});
