import { randomUUID } from 'node:crypto';
import { categories, collectedCoupons, coupons, pointsMovements, shops, users } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { DAY_MS } from '@zaylat/domain/time';
import { eq, inArray } from 'drizzle-orm';
import { DEMO_ACCOUNT } from './accounts.ts';
import { seasonsAround } from './seasons.ts';
import { localized, type Words } from './words.ts';

/** Points that the demo account is welcomed with. */
export const WELCOME_POINTS = 500;

interface CouponSeed {
	/** Ends with the year of its season, where that has one. */
	readonly code: string;
	readonly title: Words;
	/** Slug of the shop that gives it, by edition; none for coupons of the marketplace. */
	readonly shop?: Readonly<Record<Edition, string>>;
	/** Slug of the category that it is for; none for all goods. */
	readonly category?: string;
	readonly percent?: number;
	/** Major units by edition: what is taken off, or the most that percent takes off. */
	readonly off?: Readonly<Record<Edition, number>>;
	readonly minSpend: Readonly<Record<Edition, number>>;
	/** Days before and after the seed, or of which season it is: the last one that ended, or the next that begins. */
	readonly days: readonly [from: number, to: number] | readonly [season: readonly string[], turn: 'last' | 'next'];
	readonly usesLeft?: number;
	readonly usesPerShopper: number;
}

/** What the demo account has collected: coupons that can be used, and one that has ended. */
const COLLECTED: readonly string[] = ['THINGYAN25', 'FREESHIP', 'SAVE5000'];

/** Coupons of both editions, one for each thing that a coupon can do or be refused for. */
const SEEDS: readonly CouponSeed[] = [
	{
		code: 'WELCOME10',
		title: ['10% off your order', '၁၀% လျှော့ဈေး', 'ลด 10% ตามยอดที่กำหนด', '全场九折，封顶优惠'],
		percent: 10,
		off: { mm: 10_000, th: 200 },
		minSpend: { mm: 10_000, th: 200 },
		days: [-30, 365],
		usesPerShopper: 3,
	},
	{
		code: 'FREESHIP',
		title: ['Free delivery', 'ပို့ဆောင်ခ အခမဲ့', 'ส่งฟรี', '免运费'],
		minSpend: { mm: 30_000, th: 500 },
		days: [-10, 90],
		usesPerShopper: 5,
	},
	{
		code: 'SAVE5000',
		title: ['Instant discount', 'ချက်ချင်း လျှော့ဈေး', 'ส่วนลดเงินสด', '立减优惠'],
		off: { mm: 5_000, th: 100 },
		minSpend: { mm: 50_000, th: 1_000 },
		days: [-10, 60],
		usesLeft: 500,
		usesPerShopper: 1,
	},
	{
		code: 'WEAVE15',
		title: ['15% off handwoven cloth', 'လက်ယက်ထည် ၁၅% လျှော့ဈေး', 'ผ้าทอมือลด 15%', '手织布八五折'],
		shop: { mm: 'inle-weavers', th: 'chiang-mai-cotton' },
		percent: 15,
		minSpend: { mm: 0, th: 0 },
		days: [-5, 45],
		usesPerShopper: 2,
	},
	{
		code: 'THINGYAN25',
		title: ['Water festival, 25% off', 'သင်္ကြန်အထူး ၂၅% လျှော့ဈေး', 'สงกรานต์ลด 25%', '泼水节七五折'],
		percent: 25,
		off: { mm: 30_000, th: 600 },
		minSpend: { mm: 20_000, th: 400 },
		days: [['thingyan', 'songkran'], 'last'],
		usesPerShopper: 1,
	},
	{
		code: 'NEWYEAR-',
		title: ['New Year, 20% off', 'နှစ်သစ်ကူး ၂၀% လျှော့ဈေး', 'ปีใหม่ลด 20%', '新年八折'],
		percent: 20,
		off: { mm: 20_000, th: 400 },
		minSpend: { mm: 20_000, th: 400 },
		days: [['new-year'], 'next'],
		usesPerShopper: 1,
	},
	{
		code: 'BOOKS15',
		title: [
			'15% off books and stationery',
			'စာအုပ်နှင့် စာရေးကိရိယာ ၁၅% လျှော့ဈေး',
			'หนังสือและเครื่องเขียนลด 15%',
			'图书文具八五折',
		],
		category: 'books-and-stationery',
		percent: 15,
		off: { mm: 15_000, th: 300 },
		minSpend: { mm: 20_000, th: 400 },
		days: [-3, 120],
		usesPerShopper: 2,
	},
];

/** The coupons of an edition as they are at a moment: from when to when each is valid, and its code. */
export const couponsAt = (edition: Edition, now: number) =>
	SEEDS.map((seed) => {
		const term = termOf(seed.days, edition, now);
		const code = seed.code.endsWith('-') ? `${seed.code}${term.endsAt.getUTCFullYear()}` : seed.code;
		return { ...seed, ...term, code };
	});

/** From when to when a coupon is valid. */
function termOf([first, second]: CouponSeed['days'], edition: Edition, now: number) {
	if (typeof first === 'number') {
		return { startsAt: new Date(now + first * DAY_MS), endsAt: new Date(now + Number(second) * DAY_MS) };
	}
	const seasons = seasonsAround(edition, now).filter(({ key }) => first.includes(key));
	const season =
		second === 'last' ? seasons.findLast(({ endsAt }) => endsAt < now) : seasons.find(({ startsAt }) => startsAt > now);
	if (!season) throw new Error(`No season ${first.join(' or ')}`);
	return { startsAt: new Date(season.startsAt), endsAt: new Date(season.endsAt) };
}

/** Adds the coupons of both editions and the welcome points of the demo account. */
export async function seedCoupons(db: Db, now: number): Promise<string> {
	const slugs = SEEDS.flatMap(({ shop }) => (shop ? Object.values(shop) : []));
	const givers = await db.select({ id: shops.id, slug: shops.slug }).from(shops).where(inArray(shops.slug, slugs));
	const known = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
	const editions: readonly Edition[] = ['mm', 'th'];
	const seeded = await db
		.insert(coupons)
		.values(
			editions.flatMap((edition, country) =>
				couponsAt(edition, now).map((coupon, index) => ({
					id: country * 100 + index + 1,
					edition,
					code: coupon.code,
					title: localized(coupon.title),
					shopId: givers.find(({ slug }) => slug === coupon.shop?.[edition])?.id ?? null,
					categoryIds: known.filter(({ slug }) => slug === coupon.category).map(({ id }) => id),
					benefit: coupon.percent !== undefined ? 'percent' : coupon.off ? 'amount' : 'free_delivery',
					percent: coupon.percent ?? null,
					off: coupon.off ? coupon.off[edition] * 100 : null,
					minSpend: coupon.minSpend[edition] * 100,
					startsAt: coupon.startsAt,
					endsAt: coupon.endsAt,
					usesLeft: coupon.usesLeft ?? null,
					usesPerShopper: coupon.usesPerShopper,
				})),
			),
		)
		.returning({ id: coupons.id, code: coupons.code });
	const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (demo) {
		await db.insert(collectedCoupons).values(
			seeded
				.filter(({ code }) => COLLECTED.includes(code))
				.map(({ id, code }) => ({
					...{ couponId: id, userId: demo.id, device: null },
					collectedAt: new Date(now - (COLLECTED.length - COLLECTED.indexOf(code)) * DAY_MS),
				})),
		);
		// An account is welcomed once, in the edition that it is shown first.
		await db.insert(pointsMovements).values({
			id: randomUUID(),
			userId: demo.id,
			edition: 'mm',
			points: WELCOME_POINTS,
			reason: 'welcome',
			at: new Date(now - 60 * DAY_MS),
		});
	}
	return `${SEEDS.length * editions.length} coupons`;
}
