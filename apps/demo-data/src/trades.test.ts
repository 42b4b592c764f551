import { CATEGORIES } from '@zaylat/api/base-data';
import { readPictureKey } from '@zaylat/api/pictures';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';
import { buildGoods } from './goods.ts';
import { ALL_SHOPS } from './more-shops.ts';
import { dealsIn } from './trades.ts';

const products = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap((part) => part.products);
const slugs = new Map(CATEGORIES.map(({ id, slug }) => [id, slug]));
const shops = new Map(ALL_SHOPS.map(({ id, shop }) => [id, shop]));

type Product = (typeof products)[number];

const typeOf = ({ pictureKeys: [face = ''] }: Product) => {
	const parts = readPictureKey(face);
	return parts?.form === 'render' ? parts.type : face;
};

const soldBy = (slug: string) => products.filter(({ shopId }) => shops.get(shopId)?.slug === slug);

describe('shops sell goods of their trade', () => {
	it('each product is of a shop of its edition that deals in it', () => {
		const wrong = products.flatMap((product) => {
			const shop = shops.get(product.shopId);
			const { edition, kind, category1Id, category2Id, category3Id, facts, name } = product;
			const wares = {
				edition: edition === 'th' ? 'th' : 'mm',
				top: kind === 'digital' ? 'digital' : (slugs.get(category1Id ?? 0) ?? 'none'),
				categoryIds: [category1Id ?? null, category2Id ?? null, category3Id ?? null],
				type: typeOf(product),
				isBranded: facts?.some((fact) => fact.name.en === 'Brand') === true,
			} as const;
			return shop && dealsIn(shop, wares) ? [] : [`${shop?.slug}: ${name.en}`];
		});
		expect(wrong).toEqual([]);
	});

	// Said here once more, so that a trade that is too wide is found.
	it.each([
		['myitkyina-jade', /^(?:ring|necklace|bracelet|earrings|(?:stud|hoop|drop)-earrings)/],
		['korat-silver', /^(?:ring|necklace|bracelet|earrings|(?:stud|hoop|drop)-earrings)/],
		['lampang-ceramics', /^(?:teapot|bowl|plate|mug|mortar|potted-plant)$/],
		['pathein-parasols', /^(?:umbrella|bucket-hat|paper-lantern|storage-basket|floor-mat)$/],
		['amarapura-silk', /^(?:longyi|blouse|shirt|skirt|dress|trousers|shorts)$/],
		['shan-hills-tea', /^(?!rice|instant|cooking-oil|chillies|durian|eggs)/],
		['pansodan-books', /^(?:cookbook|dictionary|folk-tales|comic-book)$/],
	] as const)('%s', (slug, types) => {
		const sold = soldBy(slug);
		expect(sold.length).toBeGreaterThan(5);
		expect(sold.filter((product) => !types.test(typeOf(product))).map(({ name }) => name.en)).toEqual([]);
	});

	it('every shop has goods, also the demo seller’s shops many', () => {
		expect(ALL_SHOPS.filter(({ shop }) => soldBy(shop.slug).length < 5).map(({ shop }) => shop.slug)).toEqual([]);
		for (const slug of ['inle-weavers', 'chiang-mai-cotton']) expect(soldBy(slug).length, slug).toBeGreaterThan(40);
	});
});
