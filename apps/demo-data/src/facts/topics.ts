import { readPictureKey } from '@zaylat/api/pictures';
import { digitalIconOf } from '../pictures.ts';
import { FACT_KINDS } from './facts.ts';

/** Kinds of products that are reviewed and asked about in the same words; others are only spoken of in general ones. */
const KINDS = {
	device:
		'smartphone keypad-phone tablet smartwatch power-bank charger charging-cable headphones laptop television monitor projector camera security-camera speaker radio microphone game-controller keyboard mouse usb-hub router printer rice-cooker kitchen-appliance heating-appliance refrigerator washing-machine air-conditioner fan air-purifier vacuum-cleaner lamp drill health-device razor',
	furniture: 'sofa chair storage-furniture',
	clothes: 'top bottom wrap underwear hat bedding textile',
	shoes: 'shoes',
	care: 'skin-care soap hair-care scent make-up teeth',
	food: 'rice noodles tea-and-coffee drink dairy fruit vegetable eggs snack preserved seasoning',
	kitchen: 'cookware tableware kitchen-tool bottle food-container',
	play: 'soft-toy toy board-game scooter ball racket boxing-gloves weights training bicycle tent camping fishing-rod swim instrument',
	paper: 'book notebook pen colours',
	credit: 'game-credit mobile-credit voucher',
	media: 'streaming reading game',
	course: 'course template',
	software: 'software cloud',
	ticket: 'ticket',
} as const satisfies Record<string, string>;

/** What products of several kinds are spoken of by. */
export type Topic = keyof typeof KINDS;

/** All topics. */
export const TOPICS = Object.keys(KINDS).filter((key): key is Topic => key in KINDS);

const TOPIC_OF_KIND: ReadonlyMap<string, Topic> = new Map(
	TOPICS.flatMap((topic) => KINDS[topic].split(' ').map((kind) => [kind, topic] as const)),
);
const TOPIC_OF_TYPE: ReadonlyMap<string, Topic | undefined> = new Map(
	FACT_KINDS.flatMap(({ key, types }) => types.map((type) => [type, TOPIC_OF_KIND.get(key)] as const)),
);

/** Keys of kinds that the topics name. */
export const kindsOfTopics = (): readonly string[] => [...TOPIC_OF_KIND.keys()];

/** What facts of a product are declared for: the type of its picture, of digital goods with "card:" before the icon. */
export function typeOfProduct(product: { readonly kind: string; readonly pictureKeys: readonly string[] }): string {
	const face = product.pictureKeys[0] ?? '';
	if (product.kind === 'digital') return `card:${digitalIconOf(face)}`;
	const parts = readPictureKey(face);
	return parts?.form === 'render' ? parts.type : (parts?.icon ?? '');
}

/** What a product is spoken of by; undefined for products without a topic of their own. */
export const topicOf = (product: Parameters<typeof typeOfProduct>[0]): Topic | undefined =>
	TOPIC_OF_TYPE.get(typeOfProduct(product));
