import { digitsFor } from '../digits/digits.ts';
import type { Language } from '../languages/language.ts';
import { type Money, toDecimal } from './arithmetic.ts';
import { CURRENCIES } from './currencies.ts';

const MINUS = '\u2212';

/**
 * Writes an amount with thousands separators and two decimals, always (Specification §9).
 *
 * Own tables, not `Intl`: Chromium has no Burmese locale data, so server and browser would disagree.
 * @param money the amount
 * @param language language of the page; Burmese gets Burmese digits
 * @returns for example `18,500.00 K`, `၁၈,၅၀၀.၀၀ ကျပ်`, `฿1,290.00`, `−JP¥500.00`
 * @throws RangeError when the amount is no safe integer
 */
export function formatCurrency(money: Money, language: Language): string {
	return write(money, language, false);
}

/**
 * Writes a price for a card or a cart: as `formatCurrency`, but whole amounts in kyat, won and yen leave out `.00`
 * (Decision 5).
 * @param money the price
 * @param language language of the page
 * @returns for example `18,500 K`, `၁၈,၅၀၀ ကျပ်`, `18,500 จ๊าด`, `18,500 缅元`, `₩9,900`, `฿1,290.00`
 * @throws RangeError when the amount is no safe integer
 */
export function formatPrice(money: Money, language: Language): string {
	return write(money, language, CURRENCIES[money.currency].isShortWhenWhole);
}

/**
 * Writes a whole number with thousands separators (Specification §9).
 * @param count an integer
 * @param language language of the page
 * @returns for example `12,400`, `၁၂,၄၀၀`
 * @throws RangeError when the count is no safe integer
 */
export function formatCount(count: number, language: Language): string {
	if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
	return digitsFor(language)((count < 0 ? MINUS : '') + separate(String(Math.abs(count))));
}

/** In place of a unit: the number is cut, but written in full. */
const IN_FULL = '';

/** Steps of short numbers as each language counts, largest first. */
const COMPACT_STEPS: Readonly<Record<Language, readonly (readonly [size: number, unit: string])[]>> = {
	en: [
		[1e9, 'B'],
		[1e6, 'M'],
		[1e3, 'k'],
	],
	mm: [
		[1e7, '\u00a0ကုဋေ'],
		[1e6, '\u00a0သန်း'],
		[1e5, '\u00a0သိန်း'],
		[1e4, IN_FULL],
		[1e3, IN_FULL],
	],
	thai: [
		[1e6, '\u00a0ล้าน'],
		[1e5, '\u00a0แสน'],
		[1e4, '\u00a0หมื่น'],
		[1e3, '\u00a0พัน'],
	],
	china: [
		[1e8, '亿'],
		[1e4, '万'],
	],
};

/** What follows a number that was cut, in languages that say so. */
const MORE: Readonly<Record<Language, string>> = { en: '', mm: '\u00a0ကျော်', thai: '', china: '' };

/**
 * Writes a large count in few characters, cut (not rounded) to one decimal so that it never claims more than is true.
 * Burmese has no decimals of thousands: shoppers read `၁,၅၀၀ ကျော်`, "over 1,500".
 * @param count a whole number from 0
 * @param language language of the page, whose own steps are used: thousands, or ten thousands in Chinese
 * @returns for example `1.2k`, `12.4k`, `၁၂,၀၀၀ ကျော်`, `1.2 หมื่น`, `1.2万`; small counts in full
 * @throws RangeError when the count is no safe integer
 */
export function formatCompact(count: number, language: Language): string {
	const step = COMPACT_STEPS[language].find(([size]) => count >= size);
	if (step === undefined || !Number.isSafeInteger(count)) return formatCount(count, language);
	const [size, unit] = step;
	const tenth = size / 10;
	const tenths = Math.floor(count / tenth);
	const more = tenths * tenth < count ? MORE[language] : '';
	if (unit === IN_FULL) return formatCount(tenths * tenth, language) + more;
	const whole = separate(String(Math.floor(tenths / 10)));
	return digitsFor(language)(tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`) + unit + more;
}

/**
 * Writes a discount as cards show it.
 * @param percent whole percent off, 1 to 99
 * @param language language of the page
 * @returns for example `−23%`, `−၂၃%`
 */
export function formatDiscount(percent: number, language: Language): string {
	return `${MINUS}${formatCount(percent, language)}%`;
}

/**
 * Writes an average rating with one decimal.
 * @param average 0 to 5
 * @param language language of the page
 * @returns for example `4.8`, `၄.၈`
 */
export function formatRating(average: number, language: Language): string {
	return digitsFor(language)((Math.round(average * 10) / 10).toFixed(1));
}

function write(money: Money, language: Language, isShortWhenWhole: boolean): string {
	const [whole = '', decimals = '00'] = toDecimal(money).replace('-', '').split('.');
	const number = separate(whole) + (isShortWhenWhole && decimals === '00' ? '' : `.${decimals}`);
	const sign = money.amount < 0 ? MINUS : '';
	return sign + CURRENCIES[money.currency].forms[language].replace('#', digitsFor(language)(number));
}

const separate = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
