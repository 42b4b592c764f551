import { type CurrencyKey, convertMoney, formatPrice, type Money, sumMoney } from '@zaylat/domain/money';
import { useCallback } from 'react';
import { usePreferences, useShellData } from '../context/app-context.ts';

/** An amount as the shopper reads it. */
export interface ShownPrice {
	/** Formatted in the chosen currency and language. */
	readonly text: string;
	/** Whether it was converted, so that payment is taken in another currency. */
	readonly isConverted: boolean;
}

/** Converts amounts to the chosen currency; without a rate for the pair an amount stays in its own currency. */
function useConversion(): (money: Money) => Money {
	const { currency } = usePreferences();
	const { rates } = useShellData();
	return useCallback(
		(money) => {
			const hasRates = rates[money.currency] !== undefined && rates[currency] !== undefined;
			return money.currency === currency || !hasRates ? money : convertMoney(money, currency, rates);
		},
		[currency, rates],
	);
}

/**
 * Shows amounts in the chosen currency and language (Specification §4; Decision 5).
 * @returns a function from an amount to its text; without a rate for the pair the amount stays in its own currency.
 */
export function usePrice(): (money: Money) => ShownPrice {
	const { language } = usePreferences();
	const convert = useConversion();
	return useCallback(
		(money) => {
			const shown = convert(money);
			return { text: formatPrice(shown, language), isConverted: shown.currency !== money.currency };
		},
		[convert, language],
	);
}

/**
 * Shows sums in the chosen currency and language: each summand is converted and rounded first, so that what a page lists
 * adds up to the sum below it.
 * @returns a function from summands of one currency, negative ones included, to the text of their sum
 */
export function usePriceSum(): (parts: readonly Money[], currency: CurrencyKey) => ShownPrice {
	const { language } = usePreferences();
	const convert = useConversion();
	return useCallback(
		(parts, currency) => {
			const shown = parts.map(convert);
			const sum = sumMoney(shown, shown[0]?.currency ?? convert({ amount: 0, currency }).currency);
			return { text: formatPrice(sum, language), isConverted: sum.currency !== currency };
		},
		[convert, language],
	);
}
