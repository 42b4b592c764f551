import type { Product, Variant } from '@zaylat/api-client/contract';
import type { Availability } from '@zaylat/domain/cart';
import { percentOff } from '@zaylat/domain/flash-sale';
import { formatPrice, type Money, multiplyMoney } from '@zaylat/domain/money';
import { pointsEarned } from '@zaylat/domain/points';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { readSavedChoice, saveChoice } from '../../cart/purchase/saved-choice.ts';
import {
	type Choice,
	chosenVariant,
	firstChoice,
	type PriceStep,
	priceSteps,
	type QuantityRange,
	quantityRange,
	saleOf,
	stepOf,
} from '../choice.ts';

/** What is chosen on a product's page, and what follows from it. */
export interface Chosen {
	readonly choice: Choice;
	readonly setChoice: (choice: Choice) => void;
	readonly variant: Variant | undefined;
	readonly sale: Availability;
	readonly quantity: number;
	readonly setQuantity: (quantity: number) => void;
	readonly range: QuantityRange;
	/** Price of one piece at this quantity, in the shop's currency. */
	readonly unitPrice: Money;
	/** Price of one piece before a discount. */
	readonly previousPrice: Money | null;
	/** Whole percent that the price of a piece at this quantity is below the one before. */
	readonly discountPercent: number | null;
	/** The same as a text in the shop's currency. */
	readonly shopPriceText: string;
	readonly steps: readonly PriceStep[];
	/** Points that these pieces earn once they are delivered (Decision 12). */
	readonly points: number;
	/** Address of this page with the choice in it. */
	readonly keptPath: string;
}

/** The shopper's choice of variant and quantity; it begins with what the address contains. */
export function useChoice(product: Product): Chosen {
	const { pathname, search } = useLocation();
	const { language } = usePreferences();
	const now = useAppContext().now();
	const [kept] = useState(() => readSavedChoice(new URLSearchParams(search)));
	const [choice, setChoice] = useState<Choice>(() => firstChoice(product, kept.variantId, now));
	const [wanted, setQuantity] = useState(kept.quantity);
	const variant = chosenVariant(product, choice);
	const range = quantityRange(product, variant, now);
	const quantity = Math.min(range.most, Math.max(range.least, wanted));
	const price = variant?.price ?? product.priceTiers[0]?.price ?? product.price;
	const previousPrice = variant === undefined ? product.previousPrice : variant.previousPrice;
	const steps = priceSteps(product, price);
	const unitPrice = stepOf(steps, quantity)?.price ?? price;
	return {
		choice,
		setChoice,
		variant,
		sale: saleOf(product, variant, now),
		quantity,
		setQuantity,
		range,
		unitPrice,
		previousPrice,
		discountPercent: previousPrice && percentOff(unitPrice, previousPrice),
		shopPriceText: formatPrice(unitPrice, language),
		steps,
		points: pointsEarned(multiplyMoney(unitPrice, quantity)),
		keptPath: variant === undefined ? pathname : saveChoice(pathname, variant.id, quantity),
	};
}
