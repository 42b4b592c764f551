import { convertMoney, formatPrice, type Money } from '@zaylat/domain/money';
import { useCallback } from 'react';
import { usePreferences, useShellData } from '../../app/app-context.ts';

/** An amount as the shopper reads it. */
export interface ShownPrice {
	/** Formatted in the chosen currency and language. */
	readonly text: string;
	/** Whether it was converted, so that payment is taken in another currency. */
	readonly isConverted: boolean;
}

/**
 * Shows amounts in the chosen currency and language (Specification §4; Decision 5).
 * @returns a function from an amount to its text; without a rate for the pair the amount stays in its own currency.
 */
export function usePrice(): (money: Money) => ShownPrice {
	const { currency, language } = usePreferences();
	const { rates } = useShellData();
	return useCallback(
		(money) => {
			const hasRates = rates[money.currency] !== undefined && rates[currency] !== undefined;
			const shown = money.currency === currency || !hasRates ? money : convertMoney(money, currency, rates);
			return { text: formatPrice(shown, language), isConverted: shown.currency !== money.currency };
		},
		[currency, language, rates],
	);
}
