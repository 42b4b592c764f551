import { categories, collectionProducts, collections, products } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { bannerCollectionId, bannersOf } from './banners.ts';
import { faceOf } from './pictures.ts';
import { localized, type Words } from './words.ts';

interface CollectionSeed {
	/** Default: by its place. */
	readonly id?: number;
	readonly slug: string;
	/** Default: by its place. */
	readonly tint?: number;
	readonly title: Words;
	readonly text: Words;
	readonly icons: readonly string[];
	/** Which products it may hold. */
	readonly holds: (edition: Edition) => SQL | undefined;
}

const MOST_PRODUCTS = 36;

const within = (...slugs: string[]) =>
	sql`${products.category1Id} in (select ${categories.id} from ${categories} where ${inArray(categories.slug, slugs)})`;

const ofLastLevel = (slugs: readonly string[]) =>
	sql`${products.category3Id} in (select ${categories.id} from ${categories} where ${inArray(categories.slug, [...slugs])})`;

const COLLECTIONS: readonly CollectionSeed[] = [
	{
		slug: 'made-by-hand',
		title: ['Made by hand', 'လက်မှုပညာ', 'งานทำมือ', '手作之美'],
		text: [
			'Looms, kilns and workbenches: things that somebody made with care.',
			'ယက်ကန်း၊ ဖိုနှင့် အလုပ်ရုံငယ်များမှ စေတနာဖြင့် ပြုလုပ်ထားသော ပစ္စည်းများ။',
			'จากกี่ทอผ้า เตาเผา และโต๊ะช่าง ของที่มีคนตั้งใจทำ',
			'织机、窑炉与工作台，用心做成的物件。',
		],
		icons: ['scene-handmade'],
		holds: () => within('fashion', 'home-and-kitchen'),
	},
	{
		slug: 'small-gifts',
		title: ['Small gifts', 'လက်ဆောင်ငယ်များ', 'ของขวัญชิ้นเล็ก', '小礼物'],
		text: [
			'For a birthday, a teacher, or somebody who waited for you.',
			'မွေးနေ့၊ ဆရာ၊ ဆရာမ သို့မဟုတ် သင့်ကိုစောင့်နေသူအတွက်။',
			'สำหรับวันเกิด คุณครู หรือคนที่รอคุณอยู่',
			'送给生日的人、老师，或等你的人。',
		],
		icons: ['scene-gifts'],
		holds: (edition) =>
			and(
				lte(products.price, edition === 'mm' ? 2_000_000 : 20_000),
				within('fashion', 'beauty-and-health', 'baby-and-toys', 'books-and-stationery'),
			),
	},
	{
		slug: 'rainy-season',
		title: ['Ready for the rains', 'မိုးရာသီအတွက်', 'พร้อมรับหน้าฝน', '雨季必备'],
		text: [
			'Umbrellas, tents, tea, and a light for when the power is out.',
			'ထီး၊ ရွက်ဖျင်တဲ၊ လက်ဖက်ရည်နှင့် မီးပျက်ချိန်သုံး မီးအိမ်။',
			'ร่ม เต็นท์ ชา และไฟสำหรับเวลาไฟดับ',
			'雨伞、帐篷、热茶，还有停电时的一盏灯。',
		],
		icons: ['scene-rains'],
		holds: () => ofLastLevel(['hats-and-umbrellas', 'tents', 'tea', 'lights-and-candles', 'power-banks']),
	},
	{
		slug: 'half-price-and-near',
		title: ['The best discounts', 'အထူးလျှော့ဈေး', 'ลดแรง', '超值折扣'],
		text: [
			'A quarter off and more, while there are any.',
			'၂၅ ရာခိုင်နှုန်းနှင့်အထက် လျှော့ဈေး၊ ပစ္စည်းကုန်သည်အထိ။',
			'ลด 25% ขึ้นไป จนกว่าของจะหมด',
			'七五折起，售完即止。',
		],
		icons: ['scene-discounts'],
		holds: () => and(isNotNull(products.previousPrice), gte(products.discountPercent, 25)),
	},
];

/** The collections that the banners of an edition lead to: what each of them shows. */
const ofBanners = (edition: Edition, now: number): readonly CollectionSeed[] =>
	bannersOf(edition, now).map(({ id: slug, shows, ...banner }, position) => ({
		...{ ...banner, slug, id: bannerCollectionId(edition, position) },
		holds: () => ofLastLevel(shows),
	}));

/** Adds the collections of both editions with their products. @param settings `now`: milliseconds since the epoch */
export async function seedCollections(db: Db, { now }: { readonly now: number }): Promise<string> {
	for (const [e, edition] of (['mm', 'th'] as const).entries()) {
		for (const [position, seed] of [...COLLECTIONS, ...ofBanners(edition, now)].entries()) {
			await insertCollection(db, edition, { ...seed, id: seed.id ?? (e + 1) * 100 + position + 1 }, position);
		}
	}
	return 'done';
}

/** Makes the collection of the season's banner anew. @param now milliseconds since the epoch */
export async function showSeasonCollection(db: Db, edition: Edition, now: number): Promise<void> {
	const id = bannerCollectionId(edition, 0);
	const [seed] = ofBanners(edition, now);
	if (!seed) return;
	await db.delete(collectionProducts).where(eq(collectionProducts.collectionId, id));
	await db.delete(collections).where(eq(collections.id, id));
	await insertCollection(db, edition, { ...seed, id }, COLLECTIONS.length);
}

async function insertCollection(
	db: Db,
	edition: Edition,
	seed: CollectionSeed & { readonly id: number },
	position: number,
): Promise<void> {
	await db.insert(collections).values({
		id: seed.id,
		edition,
		slug: seed.slug,
		title: localized(seed.title),
		text: localized(seed.text),
		pictureKeys: seed.icons.map((icon) => faceOf(icon)),
		tint: seed.tint ?? (position % 6) + 1,
		position,
	});
	// One of each kind first, so that a collection is not eight times the same T-shirt.
	const turn = sql`row_number() over (partition by ${products.category3Id} order by ${products.score} desc, ${products.id})`;
	const picked = await db
		.select({ productId: products.id, turn: turn.as('turn') })
		.from(products)
		.where(and(eq(products.edition, edition), eq(products.kind, 'goods'), seed.holds(edition)))
		.orderBy(asc(sql`turn`), desc(products.score), desc(products.id))
		.limit(MOST_PRODUCTS);
	await db
		.insert(collectionProducts)
		.values(picked.map(({ productId }, place) => ({ collectionId: seed.id, productId, position: place })));
}
