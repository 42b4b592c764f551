import type { Coupon as CouponRule } from '@zaylat/domain/coupons';
import { EDITIONS } from '@zaylat/domain/editions';
import { DAY_MS } from '@zaylat/domain/time';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { Texts } from '../mocks/localized.ts';
import type { Coupon } from './contract.ts';

/** Titles and benefits; amounts in major units by edition. */
const SEEDS: readonly {
	readonly code: string;
	readonly title: Texts;
	readonly percent?: number;
	readonly off?: readonly [mm: number, th: number];
	readonly minSpend: readonly [mm: number, th: number];
	readonly days: number;
}[] = [
	{
		code: 'WELCOME10',
		title: ['10% off your order', 'အော်ဒါတန်ဖိုး ၁၀% လျှော့', 'ลด 10% ทั้งคำสั่งซื้อ', '全单九折'],
		percent: 10,
		off: [10_000, 200],
		minSpend: [20_000, 400],
		days: 20,
	},
	{
		code: 'FREESHIP',
		title: ['Free delivery', 'ပို့ဆောင်ခ အခမဲ့', 'ส่งฟรี', '免运费'],
		minSpend: [30_000, 500],
		days: 9,
	},
];

/** Coupons of the mock world in the language of the catalogue. */
export function mockCoupons({ config: { edition, size }, text }: Catalogue, now: number): Coupon[] {
	if (size === 'empty') return [];
	const { currency } = EDITIONS[edition];
	const money = ([mm, th]: readonly [number, number]) => ({ amount: (edition === 'mm' ? mm : th) * 100, currency });
	return SEEDS.map(({ code, title, percent, off, minSpend, days }) => ({
		code,
		title: text(title),
		shop: null,
		benefit: percent === undefined ? 'free_delivery' : 'percent',
		percent: percent ?? null,
		off: off ? money(off) : null,
		minSpend: money(minSpend),
		endsAt: new Date(now + days * DAY_MS).toISOString(),
		usesLeft: 1,
	}));
}

/** A coupon as the rules read it. */
export function toRule({ code, percent, off, minSpend, endsAt, usesLeft }: Coupon): CouponRule {
	return {
		code,
		benefit: percent === null ? { kind: 'free_delivery' } : { kind: 'percent', percent, most: off },
		shop: null,
		minSpend,
		startsAt: 0,
		endsAt: Date.parse(endsAt),
		usesLeft: null,
		usesLeftForShopper: usesLeft ?? 1,
	};
}
