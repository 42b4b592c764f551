import { describe, expect, it } from 'vitest';
import { createBrand, DEFAULT_BRAND_SLUG, fillBrand } from './index.ts';

describe('brand (Decision 1)', () => {
	it('is zaylat unless set', () => {
		expect(DEFAULT_BRAND_SLUG).toBe('zaylat');
		expect(createBrand()).toEqual({ slug: 'zaylat', name: 'Zaylat' });
		expect(createBrand('bazaar2')).toEqual({ slug: 'bazaar2', name: 'Bazaar2' });
		expect(createBrand('chiangmai', 'Chiang Mai Market').name).toBe('Chiang Mai Market');
	});

	it('fills the specification’s paths', () => {
		const brand = createBrand();
		expect(fillBrand('/digital{product}', brand)).toBe('/digitalzaylat');
		expect(fillBrand('/CooperateWithUs/SellOn{Product}', brand)).toBe('/CooperateWithUs/SellOnZaylat');
		expect(fillBrand('{product}/{product}', brand)).toBe('zaylat/zaylat');
		expect(fillBrand('/SellOn{Product}', createBrand('chiangmai', 'Chiang Mai Market'))).toBe('/SellOnChiangmai');
	});

	it.each(['', 'Zaylat', 'zay lat', 'zay/lat', '1zaylat', 'ဈေး', '../x'])('refuses %j', (slug) => {
		expect(() => createBrand(slug)).toThrow(new RangeError(`Not a brand slug: ${slug}`));
	});
});
