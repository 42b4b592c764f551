import { MOCK_PRODUCTS } from '@zaylat/api-client/mocks';
import { createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { servedPage } from '../../../core/screen/served-page.ts';
import { createShopRoutes } from '../../../shop/create-shop-routes.tsx';
import { type TestShopOptions, testServerShop } from '../../../testing/test-shop.ts';

async function headOf(id: string, options: TestShopOptions = {}) {
	const handler = createStaticHandler(createShopRoutes(testServerShop(options)));
	const served = servedPage(await handler.query(new Request(`https://mm.shop.test/Products/${id}`)));
	const head = 'redirect' in served ? undefined : served.payload?.head;
	const [product] = [head?.jsonLd ?? []].flat();
	return { head, product };
}

describe('the head of a product page', () => {
	test('describes a product with options as a group of variants, each with its offer', async () => {
		const { head, product } = await headOf(MOCK_PRODUCTS.manyOptions);
		expect(head?.image).toMatch(/\.webp$/);
		expect(product).toMatchObject({ '@type': 'ProductGroup', productGroupID: MOCK_PRODUCTS.manyOptions });
		expect(product).not.toHaveProperty('offers');
		const variants = product?.hasVariant;
		if (!Array.isArray(variants)) throw new Error('no variants');
		expect(variants.length).toBeGreaterThan(1);
		expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
		expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
		for (const variant of variants) {
			expect(variant).toMatchObject({
				'@type': 'Product',
				offers: { priceCurrency: 'MMK', availability: expect.stringMatching(/^https:\/\/schema\.org\//) },
			});
		}
	});

	test('names delivery to the country of the visit and the terms of return', async () => {
		const { product } = await headOf(MOCK_PRODUCTS.plain);
		expect(product).toMatchObject({
			'@type': 'Product',
			sku: expect.stringContaining(MOCK_PRODUCTS.plain),
			offers: {
				hasMerchantReturnPolicy: { applicableCountry: 'MM', merchantReturnDays: 7 },
				shippingDetails: {
					shippingDestination: { addressCountry: 'CN' },
					shippingRate: { currency: 'MMK' },
					deliveryTime: { transitTime: { unitCode: 'DAY' } },
				},
			},
		});
	});

	test('leaves the delivery out where nothing is sent', async () => {
		const { product } = await headOf(MOCK_PRODUCTS.plain, {
			failures: { estimateProductDelivery: 'no_delivery_service' },
		});
		expect(product?.offers).not.toHaveProperty('shippingDetails');
		expect(product?.offers).toHaveProperty('hasMerchantReturnPolicy');
	});

	test('says that what is sold out is out of stock', async () => {
		const { product } = await headOf(MOCK_PRODUCTS.soldOut);
		expect(JSON.stringify(product)).not.toContain('schema.org/InStock');
		expect(JSON.stringify(product)).toContain('schema.org/OutOfStock');
	});
});
