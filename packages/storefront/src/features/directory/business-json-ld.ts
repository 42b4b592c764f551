import type { Business } from '@zaylat/api-client/contract';
import type { JsonLd } from '../../core/screen/screen.ts';

/** Businesses of the directory as search engines read them. */
export function businessesJsonLd(name: string, businesses: readonly Business[]): JsonLd {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		name,
		itemListElement: businesses.map((business, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			item: {
				'@type': 'LocalBusiness',
				name: business.name,
				description: business.text,
				address: {
					'@type': 'PostalAddress',
					streetAddress: business.address,
					addressRegion: business.region.name,
					...(business.township && { addressLocality: business.township.name }),
				},
				...(business.phone !== null && { telephone: business.phone }),
				...(business.website !== null && { url: business.website }),
			},
		})),
	};
}
