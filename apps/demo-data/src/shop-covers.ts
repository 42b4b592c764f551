import { faceOf } from './pictures.ts';

/** What the cover of each shop shows: goods that it sells, others than its logo. No two shops share one. */
const COVERS: Readonly<Record<string, string>> = {
	'inle-weavers': 'scene-fashion',
	'amarapura-silk': 'dress',
	'pathein-parasols': 'scene-rains',
	'38th-street-mobile': 'scene-phones',
	'hledan-digital': 'scene-electronics',
	'shwe-thanaka': 'scene-beauty-and-health',
	'yangon-beauty-corner': 'mascara',
	'bagan-lacquer': 'scene-lights',
	'mandalay-home': 'scene-home-and-kitchen',
	'shan-hills-tea': 'pickled-tea',
	'thirimingalar-fresh': 'scene-groceries',
	'little-chinthe': 'scene-baby-and-toys',
	'chinlone-club': 'scene-sports-and-outdoors',
	'ayeyarwady-outdoor': 'kite',
	'pansodan-books': 'scene-books-and-stationery',
	'sarpay-stationery': 'ink-bottle',
	'zay-digital': 'scene-digital',
	'chiang-mai-cotton': 'scene-handmade',
	'pratunam-style': 'scene-discounts',
	'mbk-mobile': 'wireless-charger',
	'pantip-it': 'monitor',
	'siam-herbal': 'mortar',
	'ratchada-beauty': 'perfume',
	'lampang-ceramics': 'plate',
	'baan-rak-home': 'electric-fan',
	'or-tor-kor-fresh': 'dragon-fruit',
	'doi-coffee': 'honey',
	'chang-noi-kids': 'doll',
	'lumpini-sport': 'kettlebell',
	'khao-yai-outdoor': 'camping-stove',
	'tha-phra-chan-books': 'comic-book',
	'dinsor-stationery': 'watercolours',
	'talat-digital': 'film-projector',
	'yangon-style': 't-shirt',
	'taunggyi-market': 'avocado',
	'mawlamyine-goods': 'rambutans',
	'insein-sports': 'table-tennis',
	'myitkyina-jade': 'necklace-silver-jade',
	'yuzana-kids': 'crayons',
	'golden-code': 'padlock',
	'sayar-online': 'dictionary',
	'chatuchak-finds': 'scene-gifts',
	'isan-kitchen': 'wok',
	'phuket-outdoor': 'swim-goggles',
	'korat-silver': 'necklace-silver',
	'nong-dek': 'jigsaw-puzzle',
	'rahat-thai': 'usb-drive',
	'khru-online': 'ukulele',
};

/** Picture key of the cover of a shop; null for a shop without one, which has that of its first category. */
export const coverKeyOf = (slug: string): string | null => {
	const icon = COVERS[slug];
	return icon === undefined ? null : faceOf(icon);
};
