const MOMENT = '2026-03-14T09:26:53.000Z';

/** What is in the texts of examples, by the name of the member that holds them, or with the object around it. */
const BY_NAME: Readonly<Record<string, string>> = {
	about: 'Woven on Inle Lake since 1998.',
	'category.name': 'Longyi',
	address: '14 Merchant Street, Yangon',
	after: '1042',
	alt: 'A folded indigo longyi',
	at: MOMENT,
	auth: 'k8JV6sjdbhAi1n3_LDBLvA',
	authorName: 'K*** T***',
	category: 'longyi',
	china: '靛蓝笼基',
	code: 'ZL12345678',
	country: 'mm',
	country_code: 'mm',
	country_name: 'Myanmar',
	coupon: 'TEA10',
	currentPassword: 'the one used so far',
	cursor: 'eyJhZnRlciI6IjEwNDIifQ',
	description: 'Handwoven cotton, two metres.',
	diallingCode: '95',
	display_image_url: '/pictures/longyi-480.webp',
	earliest: '2026-03-17',
	en: 'Indigo longyi',
	exchange_rate: '100',
	heading: 'How to return something',
	homeNo: '14',
	icon: 'th',
	image: '/pictures/longyi-480.webp',
	img: '/pictures/thb.svg',
	identifier: 'su.su@example.com',
	'idempotency-key': '6f1c2f0a-8a52-4a57-b9a1-0a3f5d3f1c11',
	label: 'Home',
	latest: '2026-03-21',
	link: '/Orders/8f3kq2',
	mm: 'မဲနယ်ရောင်လုံချည်',
	name: 'Indigo longyi',
	name_en: 'Myanmar',
	newPassword: 'a longer one',
	next: 'eyJhZnRlciI6IjEwNDIifQ',
	note: 'Ring twice.',
	number: '8f3kq2',
	orderCode: 'ZL12345678',
	p256dh: 'BNwXzyvydLaShHv0sJzFgERmQrgEHWJ4zNSjUvRu7Q51OK1FYUeKlXAXNHwLA2PLZWJ_Z4JxnvSikBpQdO5RwHI',
	password: 'correct horse',
	path: '/pictures/longyi',
	phone: '+959450000001',
	postcode: '11181',
	query: 'state=locked',
	question: 'How long does delivery take?',
	recipient: 'Su Su',
	reference: 'PAY-7Q2M4X',
	region: 'yangon',
	route: '/Products/:id',
	search: 'longyi',
	sentTo: '+95•••••0001',
	service: 'express',
	shop: 'inle-weavers',
	'shop.name': 'Inle Weavers',
	shopperName: 'Su Su',
	slug: 'inle-weavers',
	street: 'Merchant Street',
	text: 'The colour is as in the picture.',
	thai: 'โลงจีสีคราม',
	timeZone: 'Asia/Yangon',
	title: 'Indigo longyi',
	township: 'kyauktada',
	trackCode: 'EX123456785MM',
	variantName: 'Indigo, M',
};

/** What the end of a name tells. */
const BY_ENDING: readonly (readonly [ending: RegExp, text: string])[] = [
	[/^id$|Ids?$/, '8f3kq2'],
	[/At$/, MOMENT],
	[/^publicKey$/, 'BNwXzyvydLaShHv0sJzFgERmQrgEHWJ4zNSjUvRu7Q51OK1FYUeKlXAXNHwLA2PLZWJ_Z4JxnvSikBpQdO5RwHI'],
	[/Keys?$/, 'uploads/8f3kq2'],
];

/** Texts for members that are declared by a pattern only. */
const BY_SHAPE = ['12345678', '100', 'a1b2c3d4'];

const NUMBERS: Readonly<Record<string, number>> = {
	amount: 4_500_000,
	average: 4.6,
	count: 12,
	discountPercent: 20,
	followerCount: 830,
	helpfulCount: 3,
	max: 7,
	min: 3,
	percent: 80,
	percentOff: 10,
	rating: 4,
	soldCount: 240,
	stars: 5,
	stock: 8,
	total: 24,
	weightGrams: 350,
	width: 480,
};

/** What is known by a name, with the object around it or alone. */
function known<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
	const own = name.split('.').pop() ?? name;
	const key = [name, own].find((candidate) => Object.hasOwn(table, candidate));
	return key === undefined ? undefined : table[key];
}

/**
 * A number for an example.
 * @param name of the member that holds it: `shop.rating`
 */
export const sampleNumber = (name: string): number => known(NUMBERS, name) ?? 1;

/**
 * A text for an example.
 * @param name of the member that holds it: `shop.name`
 * @param pattern that it must match
 */
export function sampleText(name: string, pattern: string | undefined): string {
	const own = name.split('.').pop() ?? name;
	const shape = pattern === undefined ? undefined : new RegExp(pattern);
	const byName = known(BY_NAME, name) ?? BY_ENDING.find(([ending]) => ending.test(own))?.[1];
	const candidates = [byName ?? own, ...BY_SHAPE];
	return candidates.find((text) => shape === undefined || shape.test(text)) ?? own;
}
