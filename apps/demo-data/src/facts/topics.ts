import { readPictureKey } from '@zaylat/api/pictures';
import { digitalIconOf } from '../pictures.ts';
import { TOPIC_VOICES, type Topic } from '../voices/topics.ts';
import { FACT_KINDS } from './facts.ts';

/** Kinds, and types that differ from their kind, by what they are spoken of by. */
const NAMES: Readonly<Record<Topic, string>> = {
	// Electronics
	phone: 'smartphone tablet',
	'keypad-phone': 'keypad-phone',
	smartwatch: 'smartwatch',
	charging: 'power-bank charger charging-cable',
	'phone-case': 'phone-case',
	'screen-protector': 'screen-protector',
	'phone-stand': 'phone-stand',
	headphones: 'headphones',
	sound: 'speaker radio',
	microphone: 'microphone',
	laptop: 'laptop',
	input: 'keyboard mouse game-controller',
	picture: 'television projector',
	monitor: 'monitor',
	camera: 'camera',
	'security-camera': 'security-camera',
	data: 'storage',
	'usb-hub': 'usb-hub',
	printer: 'printer',
	'printer-ink': 'printer-ink',
	router: 'router',
	calculator: 'calculator',
	// Appliances and tools
	'rice-cooker': 'rice-cooker',
	'kitchen-appliance': 'kitchen-appliance induction-cooker',
	iron: 'steam-iron',
	'hair-dryer': 'hair-dryer',
	refrigerator: 'refrigerator',
	'washing-machine': 'washing-machine',
	'air-conditioner': 'air-conditioner',
	fan: 'fan',
	'air-purifier': 'air-purifier',
	'vacuum-cleaner': 'vacuum-cleaner',
	light: 'lamp',
	bulb: 'light-bulb',
	'power-strip': 'power-strip',
	'solar-panel': 'solar-panel',
	tools: 'drill tool-set',
	padlock: 'padlock',
	'engine-oil': 'engine-oil',
	// Fashion
	clothes: 'top bottom',
	raincoat: 'raincoat',
	wrap: 'wrap',
	underwear: 'underwear',
	'baby-clothes': 'baby-romper',
	hat: 'hat',
	shoes: 'shoes',
	bag: 'bag',
	suitcase: 'suitcase',
	jewellery: 'jewellery',
	watch: 'watch',
	'small-leather': 'small-leather',
	sunglasses: 'sunglasses',
	umbrella: 'umbrella',
	helmet: 'motorcycle-helmet',
	// Care and health
	'skin-care': 'skin-care',
	soap: 'soap',
	'hair-care': 'hair-care',
	scent: 'scent',
	'make-up': 'make-up',
	teeth: 'teeth',
	toothbrush: 'toothbrush',
	hygiene: 'hygiene',
	'baby-wipes': 'baby-wipes',
	diapers: 'diapers',
	supplement: 'supplement',
	balm: 'balm',
	health: 'health-device',
	razor: 'razor',
	// Food
	rice: 'rice',
	noodles: 'noodles',
	'tea-and-coffee': 'tea-and-coffee',
	drink: 'drink',
	milk: 'dairy',
	fruit: 'fruit',
	vegetable: 'vegetable',
	eggs: 'eggs',
	snack: 'snack',
	beans: 'dried-beans',
	honey: 'honey',
	preserved: 'preserved pickled-tea',
	seasoning: 'seasoning',
	'pet-food': 'pet-food',
	// Home
	sofa: 'sofa',
	chair: 'chair',
	'storage-furniture': 'storage-furniture',
	mirror: 'mirror',
	'wall-clock': 'wall-clock',
	bedding: 'bedding',
	'mosquito-net': 'mosquito-net',
	textile: 'textile',
	candle: 'candle',
	'paper-lantern': 'lantern',
	plant: 'plant',
	cookware: 'cookware',
	mortar: 'mortar',
	tableware: 'tableware',
	blade: 'kitchen-knife scissors',
	'table-tool': 'kitchen-tool',
	bottle: 'bottle',
	'food-container': 'food-container',
	'cleaning-tool': 'cleaning-tool',
	bucket: 'bucket',
	'clothes-hanger': 'clothes-hanger',
	'cleaning-agent': 'cleaning-agent',
	insects: 'insect-spray mosquito-coils',
	tissue: 'tissue',
	'pet-litter': 'pet-litter',
	// Leisure
	'baby-bottle': 'baby-bottle',
	stroller: 'stroller',
	'soft-toy': 'soft-toy',
	toy: 'toy',
	'board-game': 'board-game',
	'kick-scooter': 'scooter',
	bicycle: 'bicycle',
	ball: 'ball',
	racket: 'racket',
	training: 'weights training',
	'boxing-gloves': 'boxing-gloves',
	tent: 'tent',
	camping: 'camping',
	'fishing-rod': 'fishing-rod',
	swim: 'swim',
	instrument: 'instrument',
	book: 'book',
	notebook: 'notebook',
	pen: 'pen',
	colours: 'colours',
	// Digital goods
	'game-credit': 'game-credit',
	'mobile-credit': 'mobile-credit',
	voucher: 'voucher',
	film: 'streaming',
	'sport-pass': 'card:television',
	music: 'card:musical-notes',
	ebook: 'reading',
	audiobook: 'card:headphone',
	magazine: 'card:newspaper',
	game: 'game',
	course: 'course',
	design: 'template',
	'exam-practice': 'card:memo',
	software: 'software',
	cloud: 'cloud',
	ticket: 'ticket',
};

/** All topics. */
export const TOPICS = Object.keys(TOPIC_VOICES).filter((key): key is Topic => key in TOPIC_VOICES);

const TOPIC_OF_NAME: ReadonlyMap<string, Topic> = new Map(
	TOPICS.flatMap((topic) => NAMES[topic].split(' ').map((name) => [name, topic] as const)),
);
const TOPIC_OF_TYPE: ReadonlyMap<string, Topic | undefined> = new Map(
	FACT_KINDS.flatMap(({ key, types }) =>
		types.map((type) => [type, TOPIC_OF_NAME.get(type) ?? TOPIC_OF_NAME.get(key)] as const),
	),
);

/** Names of kinds and types that the topics name. */
export const namesOfTopics = (): readonly string[] => TOPICS.flatMap((topic) => NAMES[topic].split(' '));

/** What facts of a product are declared for: the type of its picture, of digital goods with "card:" before the icon. */
export function typeOfProduct(product: { readonly kind: string; readonly pictureKeys: readonly string[] }): string {
	const face = product.pictureKeys[0] ?? '';
	if (product.kind === 'digital') return `card:${digitalIconOf(face)}`;
	const parts = readPictureKey(face);
	return parts?.form === 'render' ? parts.type : (parts?.icon ?? '');
}

/** What a type is spoken of by. @throws Error for a type without a topic */
export function topicOfType(type: string): Topic {
	const topic = TOPIC_OF_TYPE.get(type);
	if (!topic) throw new Error(`No topic is declared for the type ${type}`);
	return topic;
}
