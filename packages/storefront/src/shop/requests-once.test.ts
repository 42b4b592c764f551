import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Endpoints with several requests that differ: each file writes another one. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
	// Of the order page by its path, of the payment pages by their query.
	orderDetail: ['orders/queries.ts', 'payment/queries.ts'],
	// Of an address, of what is chosen.
	productComparison: ['compared-products/queries.ts', 'comparison/tray/use-compared.ts'],
	// Of goods and of digital goods by their paths, of one that a form names, that a price is asked for, that a card adds to the cart.
	productDetail: [
		'cart/purchase/use-add-listed.ts',
		'digital/queries.ts',
		'product/purchase-form.ts',
		'product/queries.ts',
		'quotations/request/quotation-dialog.tsx',
	],
	// Each list has a filter of its own.
	productListing: [
		'cart/components/cart-suggestions.tsx',
		'catalog/listing/listing-queries.ts',
		'catalog/popular-products.tsx',
		'digital/home-shelves.ts',
		'home/queries.ts',
		'product/more-from-shop.tsx',
		'shops/queries.ts',
	],
	// Of the product that a message is about, of the products looked at.
	productSelection: ['chat/queries.ts', 'recent-views/use-recent-views.ts'],
	// Of a country that is chosen, of the edition's country, of the countries of a page.
	regions: [
		'addresses/form/use-place-fields.ts',
		'addresses/queries.ts',
		'directory/queries.ts',
		'product/components/region-dialog.tsx',
		'tools/queries.ts',
	],
	// Of the form, of the version that somebody else has saved meanwhile.
	sellerProduct: ['seller/form/use-save-goods.ts', 'seller/goods-queries.ts'],
	// By code and phone number, by a link.
	tracking: ['orders/components/track-form.tsx', 'orders/state/use-track-link.ts'],
	// Of the shopper, of the shops of the account.
	unreadChat: ['core/events/use-unread.ts', 'seller/queries.ts'],
};

const root = new URL('../../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Functions of the API client that make a request that reads. */
const builders = globSync('api-client/src/*/queries.ts', { cwd: root })
	.flatMap((path) =>
		read(path)
			.split(/^export function /m)
			.slice(1),
	)
	.filter((source) => source.includes('return call<'))
	.map((source) => source.slice(0, source.indexOf('(')));

const files = globSync('storefront/src/**/*.{ts,tsx}', { cwd: root }).filter(
	(path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path),
);
const sources = files.map((path) => ({
	path: path.replace(/^storefront\/src\/(features\/)?/, ''),
	source: read(path),
}));

/** Files that import a function of the API client. */
const filesWith = (name: string) =>
	sources
		.filter(({ source }) =>
			[...source.matchAll(/import \{([^}]*)\} from '@zaylat\/api-client';/g)].some(([, names = '']) =>
				new RegExp(`(^|[\\s,])${name}\\b`).test(names),
			),
		)
		.map(({ path }) => path);

test('a request is written in one file, which the declaration of a screen and its components share', () => {
	expect(builders.length).toBeGreaterThan(60);
	const several = builders
		.map((name) => [name, filesWith(name).sort()] as const)
		.filter(([, files]) => files.length > 1);
	expect(Object.fromEntries(several)).toEqual(SEVERAL);
});
