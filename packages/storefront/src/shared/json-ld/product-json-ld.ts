import type { Picture, Product, Review } from '@zaylat/api-client/contract';
import { supplyAt } from '@zaylat/domain/cart';
import { CURRENCIES, type Money, toDecimal } from '@zaylat/domain/money';
import { RETURN_DAYS } from '@zaylat/domain/orders';
import type { JsonLd } from '../../app/screen.ts';
import { reviewsJsonLd } from '../reviews/review-queries.ts';

const AVAILABILITY: Readonly<Record<Product['availability'], string>> = {
	in_stock: 'https://schema.org/InStock',
	low_stock: 'https://schema.org/LimitedAvailability',
	out_of_stock: 'https://schema.org/OutOfStock',
};

/** Path of the picture that link previews show: the first one, at its largest. */
export function sharedPicture({ pictures: [first], picture }: Pick<Product, 'pictures' | 'picture'>): string {
	return largest(first ?? picture);
}

/** Delivery to the visitor's country, as far as the page knows it. */
export interface ToldDelivery {
	/** Country code of two letters. */
	readonly country: string;
	readonly cheapest: { readonly cost: Money; readonly minDays: number; readonly maxDays: number };
}

/** The page that a product is described on. */
export interface ProductPageFacts {
	readonly path: string;
	/** Origin of the edition, for full addresses. */
	readonly origin: string;
	/** Country code of the edition, where the terms of return hold. */
	readonly country: string;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly delivery?: ToldDelivery | undefined;
}

/**
 * A product as search engines read it, priced in its shop's currency: a `ProductGroup` with its variants where there are
 * several, else a `Product`. Goods name their delivery and their terms of return.
 * @param reviews those that the page shows; the ones with words are told
 */
export function productJsonLd(product: Product, page: ProductPageFacts, reviews: readonly Review[] = []): JsonLd {
	const told = reviewsJsonLd(reviews);
	const { rating, variants } = product;
	const [first] = variants;
	const all = {
		'@context': 'https://schema.org',
		name: product.name,
		description: product.description,
		image: product.pictures.map((picture) => new URL(largest(picture), page.origin).href),
		category: product.categoryPath.map(({ name }) => name.en).join(' > '),
		...(rating !== null &&
			rating.count > 0 && {
				aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count },
			}),
		...(told.length > 0 && { review: told }),
	};
	if (product.kind === 'digital' || variants.length < 2) {
		return {
			...all,
			'@type': 'Product',
			productID: product.id,
			...(first && { sku: first.id }),
			offers: offerOf(product, page, product.price, availabilityOf(product, page.now)),
		};
	}
	return {
		...all,
		'@type': 'ProductGroup',
		productGroupID: product.id,
		variesBy: product.options.map(({ key, name }) => VARIES_BY[key] ?? name),
		hasVariant: variants.map((variant) => ({
			'@type': 'Product',
			sku: variant.id,
			name: [product.name, ...valueNames(product, variant)].join(', '),
			image: new URL(largest(pictureOf(product, variant)), page.origin).href,
			offers: offerOf(product, page, variant.price, availabilityOf({ ...product, variants: [variant] }, page.now)),
		})),
	};
}

/** Options that schema.org has a property for. */
const VARIES_BY: Readonly<Record<string, string>> = {
	colour: 'https://schema.org/color',
	color: 'https://schema.org/color',
	size: 'https://schema.org/size',
	material: 'https://schema.org/material',
};

type Variant = Product['variants'][number];

function chosenValues({ options }: Product, { values }: Variant) {
	return options.map((option, place) => option.values.find(({ key }) => key === values[place]));
}

function valueNames(product: Product, variant: Variant): readonly string[] {
	return chosenValues(product, variant).flatMap((value) => (value ? [value.name] : []));
}

function pictureOf(product: Product, variant: Variant): Picture {
	const shown = chosenValues(product, variant).find((value) => value?.pictures?.[0]);
	return shown?.pictures?.[0] ?? product.pictures[0] ?? product.picture;
}

function offerOf(product: Product, page: ProductPageFacts, price: Money, availability: string) {
	const { path, origin, country, delivery } = page;
	return {
		'@type': 'Offer',
		url: new URL(path, origin).href,
		price: toDecimal(price),
		priceCurrency: CURRENCIES[price.currency].code,
		availability,
		seller: { '@type': 'Organization', name: product.shop.name },
		...(product.kind === 'goods' && {
			hasMerchantReturnPolicy: {
				'@type': 'MerchantReturnPolicy',
				applicableCountry: country,
				returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
				merchantReturnDays: RETURN_DAYS,
				returnMethod: 'https://schema.org/ReturnByMail',
			},
			...(delivery && { shippingDetails: shippingOf(delivery) }),
		}),
	};
}

function shippingOf({ country, cheapest: { cost, minDays, maxDays } }: ToldDelivery) {
	return {
		'@type': 'OfferShippingDetails',
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
		shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: CURRENCIES[cost.currency].code },
		deliveryTime: {
			'@type': 'ShippingDeliveryTime',
			transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
		},
	};
}

function availabilityOf(
	product: Pick<Product, 'availability' | 'variants' | 'maxQuantity' | 'preOrderArrivesAt'>,
	now: number,
) {
	if (isPreOrder(product, now)) return 'https://schema.org/PreOrder';
	const isGone = product.variants.length > 0 && product.variants.every(({ stock }) => stock === 0);
	return AVAILABILITY[isGone ? 'out_of_stock' : product.availability];
}

/** Whether every variant that can be bought is ordered in advance. */
function isPreOrder(
	{ variants, maxQuantity, preOrderArrivesAt }: Pick<Product, 'variants' | 'maxQuantity' | 'preOrderArrivesAt'>,
	now: number,
): boolean {
	const arrivesAt = preOrderArrivesAt === null ? null : Date.parse(preOrderArrivesAt);
	const supplies = variants.map(({ stock }) => supplyAt({ stock, maxQuantity, preOrderArrivesAt: arrivesAt }, now));
	return (
		supplies.some((supply) => supply.isPreOrder) &&
		supplies.every(({ isPreOrder, available }) => isPreOrder || available === 0)
	);
}

function largest({ path, widths }: Picture): string {
	return `${path}-${Math.max(...widths)}.webp`;
}
