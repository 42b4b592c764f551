import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import { TAXES } from '@zaylat/domain/checkout';
import { DELIVERY_DAYS } from '@zaylat/domain/delivery';
import { digitsFor } from '@zaylat/domain/digits';
import type { Language } from '@zaylat/domain/languages';
import { CURRENCIES, type CurrencyKey } from '@zaylat/domain/money';
import { RETURN_DAYS } from '@zaylat/domain/orders';
import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { POINT_RATES } from '@zaylat/domain/points';
import { REVIEW } from '@zaylat/domain/reviews';
import { DAY_SECONDS, MINUTE_MS } from '@zaylat/domain/time';
import { VIEWPORT_COOKIE } from '@zaylat/domain/viewport';
import { RETRY_HOURS } from '../payments/jobs.ts';

const units = (amount: number, currency: CurrencyKey): number => amount / 10 ** CURRENCIES[currency].minorDigits;

/** Numbers of rules that articles state. An article names one as `{figure.returnDays}`, so that it never contradicts the rule. */
const FIGURES = {
	deletionDays: DELETION_GRACE_DAYS,
	deliveryMinDays: DELIVERY_DAYS.min,
	deliveryMaxDays: DELIVERY_DAYS.max,
	paymentMinutes: PAYMENT_LIFE_MS / MINUTE_MS,
	pointCostMmk: units(POINT_RATES.mmk.perPoint, 'mmk'),
	pointCostThb: units(POINT_RATES.thb.perPoint, 'thb'),
	pointWorthMmk: units(POINT_RATES.mmk.worth, 'mmk'),
	pointWorthThb: units(POINT_RATES.thb.worth, 'thb'),
	returnDays: RETURN_DAYS,
	reviewPictures: REVIEW.maxImages,
	screenCookieDays: VIEWPORT_COOKIE.maxAgeSeconds / DAY_SECONDS,
	taxMm: TAXES.mm.basisPoints / 100,
	taxTh: TAXES.th.basisPoints / 100,
	unpaidHours: RETRY_HOURS,
} as const satisfies Readonly<Record<string, number>>;

/** Whether a name is that of a figure. */
export const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

const grouped = new Intl.NumberFormat('en');

/**
 * Writes the numbers of rules into a text.
 * @param text names them as `{figure.returnDays}`
 * @throws RangeError for a name that is none
 */
export function fillFigures(text: string, language: Language): string {
	return text.replace(/\{figure\.(\w+)\}/g, (_, name: string) => {
		if (!isFigure(name)) throw new RangeError(`Not a figure: ${name}`);
		return digitsFor(language)(grouped.format(FIGURES[name]));
	});
}
