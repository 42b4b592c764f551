import { randomUUID } from 'node:crypto';
import type { CouponBenefit, GrantedCoupon, Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { DAY_MS } from '@zaylat/domain/time';
import { sql } from 'drizzle-orm';
import { collectedCoupons, coupons, pointsMovements } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { balanceOf } from '../points/service.ts';

const VALID_DAYS = 7;

/** What granted coupons take off: percent, or an amount in minor units of the edition. */
const PERCENT = 20;
const AMOUNT: Readonly<Record<Edition, number>> = { mm: 500_000, th: 10_000 };

const TITLES: Readonly<Record<CouponBenefit, Localized>> = {
	percent: { en: '20% off, for you', mm: 'သင့်အတွက် ၂၀% လျှော့ဈေး', thai: 'ลด 20% สำหรับคุณ', china: '专属八折券' },
	amount: {
		en: 'Instant discount, for you',
		mm: 'သင့်အတွက် ငွေပမာဏ လျှော့ဈေး',
		thai: 'ส่วนลดเงินสดสำหรับคุณ',
		china: '专属立减券',
	},
	free_delivery: { en: 'Free delivery, for you', mm: 'သင့်အတွက် ပို့ဆောင်ခ အခမဲ့', thai: 'ส่งฟรีสำหรับคุณ', china: '专属免运费券' },
};

/** Letters of coupon codes that are not taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

/** Gives an account bonus points. @returns its balance */
export async function givePoints(
	{ db, now }: Services,
	{ userId, edition, points }: { readonly userId: string; readonly edition: Edition; readonly points: number },
): Promise<number> {
	await db.insert(pointsMovements).values({
		id: randomUUID(),
		userId,
		edition,
		points,
		reason: 'granted',
		grantId: randomUUID(),
		at: new Date(now()),
	});
	return balanceOf(db, userId, edition);
}

/** Makes a coupon that can be used once, and notifies an account of it. */
export async function giveCoupon(
	{ db, now, random }: Services,
	{
		userId,
		edition,
		benefit,
	}: { readonly userId: string | undefined; readonly edition: Edition; readonly benefit: CouponBenefit },
	language: Language,
): Promise<GrantedCoupon> {
	const at = new Date(now());
	const letter = () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'A';
	const code = `GIFT-${Array.from({ length: CODE_LENGTH }, letter).join('')}`;
	const title = TITLES[benefit];
	const [coupon] = await db.transaction(async (tx) => {
		const made = await tx
			.insert(coupons)
			.values({
				id: sql`(select coalesce(max(${coupons.id}), 0) + 1 from ${coupons})`,
				edition,
				code,
				title,
				benefit,
				percent: benefit === 'percent' ? PERCENT : null,
				off: benefit === 'amount' ? AMOUNT[edition] : null,
				minSpend: 0,
				startsAt: at,
				endsAt: new Date(at.getTime() + VALID_DAYS * DAY_MS),
				usesLeft: 1,
				usesPerShopper: 1,
			})
			.returning();
		if (userId !== undefined) {
			await tx
				.insert(collectedCoupons)
				.values(made.map(({ id }) => ({ couponId: id, userId, device: null, collectedAt: at })));
			// The cart lists the coupons.
			await notify(tx, { userId, kind: 'coupon_received', params: { name: title, code }, link: '/Checkout', at });
		}
		return made;
	});
	if (!coupon) throw new Failure('unavailable');
	return { code, title: title[language], endsAt: coupon.endsAt.toISOString() };
}
