import type { Picture, Product, Review } from '@zaylat/api-client/contract';
import { availabilityAt } from '@zaylat/domain/cart';
import { CURRENCIES, type Money, toDecimal } from '@zaylat/domain/money';
import { RETURN_DAYS } from '@zaylat/domain/orders';
import type { JsonLd } from '../../core/screen/screen.ts';
import { reviewsJsonLd } from '../reviews/review-queries.ts';

const AVAILABILITY: Readonly<Record<Product['availability'], string>> = {
	in_stock: 'https://schema.org/InStock',
	low_stock: 'https://schema.org/LimitedAvailability',
	pre_order: 'https://schema.org/PreOrder',
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

type Offered = Pick<Product, 'availability' | 'variants' | 'minQuantity' | 'maxQuantity' | 'preOrderArrivesAt'>;

/** The level of a product holds for a variant of it unless that is ordered in advance, or sold out. */
function availabilityOf({ availability, variants, ...rules }: Offered, now: number): string {
	const preOrderArrivesAt = rules.preOrderArrivesAt === null ? null : Date.parse(rules.preOrderArrivesAt);
	const sales = variants.map(({ stock }) => availabilityAt({ ...rules, stock, preOrderArrivesAt }, now));
	if (sales.length === 0 || sales.includes('stock')) return AVAILABILITY[availability];
	return AVAILABILITY[sales.includes('preOrder') ? 'pre_order' : 'out_of_stock'];
}

function largest({ path, widths }: Picture): string {
	return `${path}-${Math.max(...widths)}.webp`;
}
