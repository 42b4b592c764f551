import type { Picture, Product } from '@zaylat/api-client/contract';
import { CURRENCIES, toDecimal } from '@zaylat/domain/money';
import type { JsonLd } from '../app/screen.ts';
import { productPath } from '../shared/product-card/product-path.ts';

const AVAILABILITY: Readonly<Record<Product['availability'], string>> = {
	in_stock: 'https://schema.org/InStock',
	low_stock: 'https://schema.org/LimitedAvailability',
	out_of_stock: 'https://schema.org/OutOfStock',
};

/** Path of the picture that link previews show: the first one, at its largest. */
export function sharedPicture({ pictures: [first], picture }: Pick<Product, 'pictures' | 'picture'>): string {
	return largest(first ?? picture);
}

/** A product as search engines read it, priced in its shop's currency. */
export function productJsonLd(product: Product, origin: string): JsonLd {
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
			url: new URL(productPath(product.id), origin).href,
			price: toDecimal(price),
			priceCurrency: CURRENCIES[price.currency].code,
			availability: AVAILABILITY[product.availability],
			seller: { '@type': 'Organization', name: product.shop.name },
		},
		...(rating !== null &&
			rating.count > 0 && {
				aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count },
			}),
	};
}

function largest({ path, widths }: Picture): string {
	return `${path}-${Math.max(...widths)}.webp`;
}
