/** What a reader may want to do after an article; the texts are keys of the area `help`. */
export const NEXT_PLACES = {
	categories: { to: '/Categories', text: 'next.categories' },
	track: { to: '/Track', text: 'next.track' },
	orders: { to: '/Orders', text: 'next.orders' },
	chat: { to: '/chat', text: 'next.chat' },
	calculator: { to: '/DeliveryCalculator', text: 'next.calculator' },
	postOffices: { to: '/PostOffices', text: 'next.postOffices' },
	points: { to: '/Points', text: 'next.points' },
	wholesale: { to: '/wholesale', text: 'next.wholesale' },
	download: { to: '/Download', text: 'next.download' },
	deleteAccount: { to: '/DeleteAccount', text: 'next.deleteAccount' },
	faq: { to: '/Help/Faq', text: 'next.faq' },
	contact: { to: '/Help/contact-us', text: 'next.contact' },
	sell: { to: '/Selling/Application', text: 'next.sell' },
} as const;

/** Name of a place to go to next. */
export type NextPlace = keyof typeof NEXT_PLACES;

const PLACES_OF: Readonly<Record<string, readonly NextPlace[]>> = {
	'contact-us': ['chat', 'track', 'faq'],
	faq: ['track', 'contact'],
	'how-to-buy': ['categories', 'wholesale', 'faq'],
	'payment-options': ['points', 'orders', 'contact'],
	'sell-on': ['sell', 'contact', 'faq'],
	'shipping-service': ['calculator', 'postOffices', 'track'],
	'track-your-order': ['track', 'orders', 'contact'],
	'app-policy': ['download', 'contact'],
	complaints: ['chat', 'orders', 'contact'],
	'cookie-policy': ['deleteAccount', 'contact'],
	'payment-policy': ['points', 'orders', 'contact'],
	'privacy-policy': ['deleteAccount', 'contact'],
	'refund-policy': ['orders', 'contact'],
	'return-policy': ['orders', 'contact'],
	'shipping-policy': ['calculator', 'postOffices', 'track'],
};

/** Places that an article leads to; every other one to those who can help. */
export function nextPlaces(slug: string): readonly NextPlace[] {
	return (Object.hasOwn(PLACES_OF, slug) ? PLACES_OF[slug] : undefined) ?? ['contact', 'faq'];
}
