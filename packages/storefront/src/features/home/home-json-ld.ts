import type { JsonLd } from '../../core/screen/screen.ts';

const CONTEXT = 'https://schema.org';

/** The shop as search engines read it: who it is, and how its search is addressed. */
export function homeJsonLd(name: string, origin: string): readonly JsonLd[] {
	return [
		{
			'@context': CONTEXT,
			'@type': 'WebSite',
			name,
			url: origin,
			potentialAction: {
				'@type': 'SearchAction',
				target: `${origin}/search-results?search={search_term_string}`,
				'query-input': 'required name=search_term_string',
			},
		},
		{
			'@context': CONTEXT,
			'@type': 'Organization',
			name,
			url: origin,
			logo: `${origin}/icon-512.png`,
			contactPoint: {
				'@type': 'ContactPoint',
				contactType: 'customer support',
				url: `${origin}/Help/contact-us`,
				availableLanguage: ['en', 'my', 'th', 'zh-Hans'],
			},
		},
	];
}
