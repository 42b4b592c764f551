import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { type Catalogue, pictureOf, summaryOf } from '../mocks/catalogue.ts';
import type { Texts } from '../mocks/localized.ts';
import { pageOf } from '../mocks/paging.ts';
import type { Product } from '../products/contract.ts';
import type { Collection } from './contract.ts';

interface CollectionSeed {
	readonly slug: string;
	readonly title: Texts;
	readonly text: Texts;
	readonly drawing: string;
	readonly tint: number;
	readonly holds: (product: Product) => boolean;
}

const SEEDS: readonly CollectionSeed[] = [
	{
		slug: 'made-by-hand',
		title: ['Made by hand', 'လက်မှုပညာ', 'งานทำมือ', '手作之美'],
		text: [
			'Looms, kilns and workbenches.',
			'ယက်ကန်း၊ ဖိုနှင့် အလုပ်ရုံငယ်များမှ။',
			'จากกี่ทอผ้า เตาเผา และโต๊ะช่าง',
			'织机、窑炉与工作台。',
		],
		drawing: 'lotus',
		tint: 1,
		holds: ({ shop }) => shop.isVerified,
	},
	{
		slug: 'half-price-and-near',
		title: ['The best discounts', 'အထူးလျှော့ဈေး', 'ลดแรง', '超值折扣'],
		text: ['While there are any.', 'ပစ္စည်းကုန်သည်အထိ။', 'จนกว่าของจะหมด', '售完即止。'],
		drawing: 'lantern',
		tint: 4,
		holds: ({ discountPercent }) => discountPercent !== null,
	},
];

/** Mock answers of the collection calls. */
export const collectionAnswers: Pick<Answerers, 'listCollections' | 'getCollection'> = {
	listCollections: ({ catalogue }) => ({ data: { items: SEEDS.map((seed) => collectionOf(seed, catalogue)) } }),
	getCollection: ({ catalogue, params, query }) => {
		const asked = params.slug.toLowerCase();
		const seed = SEEDS.find(({ slug }, index) => slug === asked || String(index + 1) === asked);
		if (!seed) throw new MockRefusal('collection_not_found');
		const products = catalogue.products.filter(seed.holds).map(summaryOf);
		return { data: { collection: collectionOf(seed, catalogue), ...pageOf(products, query) } };
	},
};

function collectionOf(seed: CollectionSeed, catalogue: Catalogue): Collection {
	const { slug, title, text, drawing, tint, holds } = seed;
	return {
		id: String(SEEDS.indexOf(seed) + 1),
		slug,
		title: catalogue.text(title),
		text: catalogue.text(text),
		pictures: [pictureOf(drawing, '', tint)],
		tint,
		productCount: catalogue.products.filter(holds).length,
	};
}
