import {
	draftProblems,
	goodsMoves,
	moveGoods,
	publishProblems,
	SELLER_MOVES,
	SHOWN_GOODS_STATES,
	type ShownGoodsState,
	shownGoodsState,
} from '@zaylat/domain/goods';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import { mockAttributesOf } from '../staff-attributes/mocks.ts';
import { draftOf, type EditedProduct, type SellerOffer, type SellerProduct, type WrittenProduct } from './contract.ts';

/** A product of the seller of a world. */
interface OwnProduct {
	readonly id: string;
	readonly shop: SellerProduct['shop'];
	product: WrittenProduct;
	/** Why it was not put on sale. */
	refusal: SellerProduct['refusal'];
	/** Grows with each change. */
	revision: number;
}

/** Products of the catalogue that the seller brought in, in the states that lists show, in turn. */
const BROUGHT_IN = 8;
const STATES = ['on_sale', 'draft', 'on_sale', 'in_review', 'paused'] as const;

/** The place of the one that is sold out. */
const SOLD_OUT = 5;

/** The products of a world's seller, who answers for every shop of the catalogue; the last one brought in first. */
const ownIn = perWorld((world, catalogue: MockContext['catalogue']) =>
	catalogue.products.slice(0, BROUGHT_IN).map((product, i): OwnProduct => {
		const { id, shop } = product;
		const state = STATES[i % STATES.length] ?? 'draft';
		const written = { ...writtenOf(product, catalogue.config.language), state };
		const variants = written.variants.map((variant) => ({ ...variant, stock: 0 }));
		return {
			id,
			shop,
			product: i === SOLD_OUT ? { ...written, variants } : written,
			refusal: world.options.isGoodsRefused && state === 'draft' ? refusalOf(world) : null,
			revision: 1,
		};
	}),
);

/** What a reviewer told the shop two days ago. */
const refusalOf = (world: World): NonNullable<SellerProduct['refusal']> => ({
	...{ reasons: ['unclear_name', 'bad_pictures'], note: 'The label cannot be read.', at: timeOf(world, -2 * DAY_MS) },
});

/** Drawings that stand for pictures that were sent, and the keys of those that were. */
const DRAWINGS = ['lotus', 'cup', 'shirt'];
const sentIn = perWorld((): string[] => []);

/** Mock answers of the seller's calls. */
export const sellerProductHandlers = {
	listSellerProducts: (call) => {
		const { shop, state, search, cursor } = call.query;
		const found = own(call)
			.map(summaryOf)
			.filter(
				(each) =>
					(!shop || each.shop.slug === shop) &&
					(!search || `${each.name} ${each.externalId}`.toLowerCase().includes(search.toLowerCase())),
			);
		const items = found.filter((each) => !state || each.state === state);
		const countOf = (counted: ShownGoodsState) => found.filter((each) => each.state === counted).length;
		const counts = Object.fromEntries(SHOWN_GOODS_STATES.map((each) => [each, countOf(each)]));
		return {
			...pageOf(items, call.query),
			shops: ownShops(call),
			counts: cursor === undefined ? (counts as Record<ShownGoodsState, number>) : null,
		};
	},
	getSellerProduct: (call) => formOf(call, find(call, call.params.id)),
	createSellerProduct: (call) => {
		const { catalogue, body } = call;
		const shop = catalogue.shops.find(({ slug }) => slug === body.shop) ?? refuse('shop_not_found');
		requireFit(call, body.product, 'draft');
		const list = own(call);
		const created: OwnProduct = {
			id: String(10_000_000 + list.length),
			shop: { slug: shop.slug, name: shop.name },
			product: body.product,
			refusal: null,
			revision: 1,
		};
		list.unshift(created);
		return formOf(call, created);
	},
	changeSellerProduct: (call) => {
		const { body, params } = call;
		const found = find(call, params.id);
		if (String(found.revision) !== body.revision) refuse('product_changed');
		requireFit(call, body.product, found.product.state);
		found.product = body.product;
		found.revision += 1;
		return formOf(call, found);
	},
	moveSellerProduct: (call) => {
		const found = find(call, call.params.id);
		const { state } = found.product;
		const moved = moveGoods(
			{ state, isComplete: problemsOf(call, found.product).length === 0 },
			call.body.move,
			'seller',
		);
		if ('refusal' in moved) return refuse('product_move_refused', { reason: moved.refusal });
		found.product = { ...found.product, state: moved.state };
		if (moved.state === 'in_review') found.refusal = null;
		found.revision += 1;
		return formOf(call, found);
	},
	listSellerCategories: ({ catalogue, query }) => {
		const roots = query.kind === 'digital' ? catalogue.digitalCategories : catalogue.categories;
		const { language } = catalogue.config;
		return {
			items: roots.flatMap((first) =>
				first.children.flatMap((second) =>
					second.children.map((last) => ({
						slug: last.slug,
						path: [first, second, last].map(({ name }) => name[language]),
					})),
				),
			),
		};
	},
	listSellerAttributes: (call) => {
		const { slug } = call.params;
		const { categories, digitalCategories, config } = call.catalogue;
		const last = [...categories, ...digitalCategories].flatMap(({ children }) =>
			children.flatMap((each) => each.children),
		);
		if (!last.some((each) => each.slug === slug)) refuse('category_not_found');
		return {
			items: mockAttributesOf(call, slug).map(({ key, name, kind, unit, choices, isRequired }) => ({
				...{ key, kind, isRequired },
				name: name[config.language],
				unit: unit?.[config.language] ?? null,
				choices: choices.map((choice) => ({ key: choice.key, name: choice.name[config.language] })),
			})),
		};
	},
	listSellerOffers: (call) => {
		const ids = call.query.products.split(',');
		const chosen = own(call).filter(({ id }) => ids.includes(id));
		return { items: chosen.flatMap(({ id, shop, product }) => offersOf(id, shop.slug, product)) };
	},
	uploadProductPicture: ({ world }) => {
		const sent = sentIn(world);
		const key = DRAWINGS[sent.length % DRAWINGS.length] ?? '';
		sent.push(key);
		return { key, picture: pictureOf(key, '', 1) };
	},
} satisfies Partial<MockHandlers>;

/** The shops of the seller's products; one where there are none. */
function ownShops(call: MockContext): SellerProduct['shop'][] {
	const sellers = own(call).map(({ shop }) => shop);
	const all = sellers.length > 0 ? sellers : call.catalogue.shops.slice(0, 1);
	const bySlug = new Map(all.map(({ slug, name }) => [slug, { slug, name }]));
	return [...bySlug.values()].toSorted((one, other) => one.slug.localeCompare(other.slug, 'en'));
}

const own = ({ world, catalogue }: MockContext) => ownIn(world, catalogue);

const find = (call: MockContext, id: string) => own(call).find((each) => each.id === id) ?? refuse('product_not_found');

/** Categories of the mock are of the last level. */
const draft = (call: MockContext, product: WrittenProduct) =>
	draftOf(product, {
		level: product.category === null ? 0 : 3,
		attributes: mockAttributesOf(call, product.category),
	});
const problemsOf = (call: MockContext, product: WrittenProduct) => publishProblems(draft(call, product));

function requireFit(call: MockContext, product: WrittenProduct, state: WrittenProduct['state']): void {
	const problems = state === 'draft' ? draftProblems(draft(call, product)) : problemsOf(call, product);
	if (product.state !== state || problems.length > 0) refuse('bad_request');
}

function summaryOf({ id, shop, product, refusal }: OwnProduct): SellerProduct {
	const [face] = product.pictures;
	const picture = face === undefined ? null : pictureOf(face, '', (Number(id) % 6) + 1);
	const { externalId, name, currency, variants, state, preOrderArrivesAt } = product;
	const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
	const price = Math.min(...variants.map((variant) => variant.price));
	return {
		...{ id, externalId, picture, stock, shop },
		name: Object.values(name).find((text) => text) ?? '',
		price: variants.length === 0 || price === 0 ? null : { amount: price, currency },
		state: shownGoodsState(state, stock, preOrderArrivesAt !== null),
		refusal,
	};
}

function formOf(call: MockContext, { id, shop, product, revision, refusal }: OwnProduct): EditedProduct {
	const keys = [
		...product.pictures,
		...product.options.flatMap(({ values }) => values.flatMap((value) => value.pictures)),
	];
	const problems = problemsOf(call, product);
	const moves = goodsMoves({ state: product.state, isComplete: problems.length === 0 }, 'seller');
	return {
		...{ id, shop: shop.slug, state: product.state, revision: String(revision), product },
		pictures: [...new Set(keys)].map((key) => ({ key, picture: pictureOf(key, '', 1) })),
		moves: SELLER_MOVES.filter((move) => moves.includes(move)),
		problems: problems.map(({ field, problem }) => ({ field, problem })),
		refusal,
	};
}

function offersOf(productId: string, shop: string, product: WrittenProduct): SellerOffer[] {
	const { currency, options, variants } = product;
	const nameOf = (texts: WrittenProduct['name']) => Object.values(texts).find((text) => text) ?? '';
	return variants.map(({ values, price, previousPrice, stock, version }, i) => ({
		...{ variantId: `${productId}-${i + 1}`, productId, shop, name: nameOf(product.name) },
		variantName: values
			.map((key, place) => nameOf(options[place]?.values.find((value) => value.key === key)?.name ?? {}))
			.join(', '),
		offer: {
			...{ version, stock, price: { amount: price, currency } },
			previousPrice: previousPrice === null ? null : { amount: previousPrice, currency },
		},
	}));
}

/** A product of the catalogue as its shop would have written it, in one language. */
function writtenOf(product: Product, language: MockContext['catalogue']['config']['language']): WrittenProduct {
	const text = (written: string) => ({ [language]: written });
	return {
		externalId: `ART-${product.id}`,
		state: 'draft',
		kind: product.kind,
		category: product.categoryPath.at(-1)?.slug ?? null,
		name: text(product.name),
		description: text(product.description),
		options: product.options.map(({ key, name, values }) => ({
			key,
			name: text(name),
			values: values.map((value) => ({ key: value.key, name: text(value.name), swatch: value.swatch, pictures: [] })),
		})),
		attributes: [],
		facts: product.facts.map(({ name, value }) => ({ name: text(name), value: text(value) })),
		type: null,
		pictures: product.pictures.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
		video: product.videoPath,
		currency: product.price.currency === 'thb' ? 'thb' : 'mmk',
		isWholesale: product.isWholesale,
		minQuantity: product.minQuantity,
		// A tier lies within what can be ordered.
		maxQuantity: Math.max(product.maxQuantity, ...product.priceTiers.map(({ minQuantity }) => minQuantity)),
		weightGrams: product.weightGrams,
		preOrderArrivesAt: product.preOrderArrivesAt,
		tiers: product.priceTiers
			.filter(({ minQuantity }) => minQuantity > 1)
			.map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff })),
		variants: product.variants.map(({ id, values, price, previousPrice, stock }) => ({
			...{ externalId: `ART-${id}`, values, stock, version: 0, plan: null },
			price: price.amount,
			previousPrice: previousPrice?.amount ?? null,
		})),
	};
}
