import type { Picture, Product, Review } from '@zaylat/api-client/contract';
import { supplyAt } from '@zaylat/domain/cart';
import { CURRENCIES, toDecimal } from '@zaylat/domain/money';
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

/**
 * A product as search engines read it, priced in its shop's currency.
 * @param page.path of its page
 * @param page.origin of the edition, for full addresses
 * @param page.now milliseconds since 1970
 * @param reviews those that the page shows; the ones with words are told
 */
export function productJsonLd(
	product: Product,
	{ path, origin, now }: { readonly path: string; readonly origin: string; readonly now: number },
	reviews: readonly Review[] = [],
): JsonLd {
	const told = reviewsJsonLd(reviews);
	const { price, rating } = product;
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		productID: product.id,
		name: product.name,
		description: product.description,
		image: product.pictures.map((picture) => new URL(largest(picture), origin).href),
		category: product.categoryPath.map(({ name }) => name.en).join(' > '),
		offers: {
			'@type': 'Offer',
			url: new URL(path, origin).href,
			price: toDecimal(price),
			priceCurrency: CURRENCIES[price.currency].code,
			availability: isPreOrder(product, now) ? 'https://schema.org/PreOrder' : AVAILABILITY[product.availability],
			seller: { '@type': 'Organization', name: product.shop.name },
		},
		...(rating !== null &&
			rating.count > 0 && {
				aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count },
			}),
		...(told.length > 0 && { review: told }),
	};
}

/** Whether every variant that can be bought is ordered in advance. */
function isPreOrder({ variants, maxQuantity, preOrderArrivesAt }: Product, now: number): boolean {
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
