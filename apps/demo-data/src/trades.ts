import { CATEGORIES } from '@zaylat/api/base-data';
import type { Edition } from '@zaylat/domain/editions';
import type { Random } from './random.ts';
import type { ShopSeed } from './shops.ts';

/** What of goods decides who sells them. */
export interface Wares {
	readonly edition: Edition;
	/** Slug of the first-level category; `digital` for digital goods. */
	readonly top: string;
	/** Ids of the path of the category; empty for digital goods of the first catalogue. */
	readonly categoryIds: readonly (number | null)[];
	/** What the picture shows. */
	readonly type: string;
	/** Whether a maker's name is on them. */
	readonly isBranded: boolean;
}

/** A part of what the first-level categories of a shop hold. */
interface Trade {
	/** Slugs of categories of any level, and types. */
	readonly of: readonly string[];
	/** Types of these categories that do not belong to the trade. */
	readonly not?: readonly string[];
	/** Makers sell what they make themselves, not goods of brands. */
	readonly isMaker?: true;
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const WEAVERS: Trade = {
	of: words('tops bottoms dresses bags cap bucket-hat sandals'),
	not: ['suitcase', 'raincoat'],
	isMaker: true,
};
const SILVERSMITHS: Trade = { of: ['jewellery-and-watches'], not: ['watch'], isMaker: true };
const MOBILE: Trade = {
	of: words('phones headphones speakers-and-microphones cameras computer-accessories storage-and-networking'),
};
const COMPUTERS: Trade = { of: words('phones computers cameras-and-games sound-and-vision') };
const HOUSEHOLD: Trade = { of: words('home-and-kitchen home-appliances sound-and-vision') };
const SKIN: Trade = { of: words('skin-and-body make-up vitamins-and-remedies'), not: ['hair-dryer', 'make-up-mirror'] };
const BEAUTY: Trade = { of: words('beauty-and-health diapers-and-wipes feeding baby-lotion') };
const TEA: Trade = { of: words('tea coffee pickled-tea honey palm-sugar peanuts cashews condensed-milk biscuits') };
const OUTDOORS: Trade = { of: words('outdoors cycling outdoor-play yoga-mat') };
const SPORTS: Trade = { of: words('fitness team-sports swimming') };
const BOOKS: Trade = { of: ['books'] };
const STATIONERY: Trade = { of: words('stationery art-and-music') };
const CHILDREN: Trade = {
	of: words('baby-and-toys story-books comic-book stationery art-supplies'),
	not: ['calculator'],
};
const COURSES: Trade = { of: ['learning'] };
const CODES: Trade = { of: words('games music-films-and-reading software-and-cloud top-up-and-vouchers') };

/** Trades of shops; a shop without one sells all that its first-level categories hold. */
const TRADES: Readonly<Record<string, Trade>> = {
	'inle-weavers': WEAVERS,
	'chiang-mai-cotton': WEAVERS,
	'amarapura-silk': {
		of: words('tops bottoms dresses'),
		not: words('t-shirt polo-shirt hoodie raincoat jeans'),
		isMaker: true,
	},
	'pathein-parasols': { of: words('umbrella bucket-hat paper-lantern storage-basket floor-mat'), isMaker: true },
	'myitkyina-jade': SILVERSMITHS,
	'korat-silver': SILVERSMITHS,
	'38th-street-mobile': MOBILE,
	'mbk-mobile': MOBILE,
	'hledan-digital': COMPUTERS,
	'pantip-it': COMPUTERS,
	'shwe-thanaka': SKIN,
	'siam-herbal': SKIN,
	'yangon-beauty-corner': BEAUTY,
	'ratchada-beauty': BEAUTY,
	'bagan-lacquer': {
		of: words('lacquer-bowl bowl plate teapot chopsticks storage-box drawer-cabinet mug'),
		isMaker: true,
	},
	'lampang-ceramics': { of: words('teapot bowl plate mug mortar potted-plant'), isMaker: true },
	'mandalay-home': HOUSEHOLD,
	'baan-rak-home': HOUSEHOLD,
	'isan-kitchen': { of: words('groceries kitchen') },
	'shan-hills-tea': TEA,
	'doi-coffee': TEA,
	'chinlone-club': SPORTS,
	'lumpini-sport': SPORTS,
	'insein-sports': SPORTS,
	'ayeyarwady-outdoor': OUTDOORS,
	'khao-yai-outdoor': OUTDOORS,
	'phuket-outdoor': OUTDOORS,
	'pansodan-books': BOOKS,
	'tha-phra-chan-books': BOOKS,
	'sarpay-stationery': STATIONERY,
	'dinsor-stationery': STATIONERY,
	'yuzana-kids': CHILDREN,
	'nong-dek': CHILDREN,
	'sayar-online': COURSES,
	'khru-online': COURSES,
	'golden-code': CODES,
	'rahat-thai': CODES,
};

/** Shops that only take what others do not deal in, so that the shops of before keep their goods. */
const LAST_ASKED: ReadonlySet<string> = new Set(['yangon-style']);

const SLUGS = new Map(CATEGORIES.map(({ id, slug }) => [id, slug]));

/** Whether a shop deals in some goods. */
export function dealsIn(shop: ShopSeed, { edition, top, categoryIds, type, isBranded }: Wares): boolean {
	if (shop.edition !== edition || !shop.sells.includes(top)) return false;
	const trade = TRADES[shop.slug];
	if (!trade) return true;
	const { of, not = [], isMaker = false } = trade;
	const names = [type, ...categoryIds.map((id) => SLUGS.get(id ?? 0))];
	return (
		names.some((name) => name !== undefined && of.includes(name)) && !not.includes(type) && !(isMaker && isBranded)
	);
}

/**
 * Who sells some goods: the shop that is drawn, or one that deals in them if that one does not. One number is drawn either
 * way, so that what is drawn later does not depend on trades.
 * @throws Error when no shop deals in them
 */
export function sellerOf<T extends { readonly shop: ShopSeed }>(
	random: Random,
	shops: readonly T[],
	wares: Wares,
	productId: number,
): T {
	const known = shops.filter(({ shop }) => shop.edition === wares.edition && shop.sells.includes(wares.top));
	const drawn = random.pick(known.filter(({ shop }) => !LAST_ASKED.has(shop.slug)));
	if (dealsIn(drawn.shop, wares)) return drawn;
	const dealers = known.filter(({ shop }) => dealsIn(shop, wares));
	// Shops with a trade have few goods otherwise.
	const special = dealers.filter(({ shop }) => TRADES[shop.slug] !== undefined);
	const asked = special.length > 0 ? special : dealers;
	const dealer = asked[productId % asked.length];
	if (!dealer) throw new Error(`No shop of ${wares.edition} deals in ${wares.type}.`);
	return dealer;
}
