import type { Product, Variant } from '@zaylat/api-client/contract';
import { formatPrice, type Money } from '@zaylat/domain/money';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePreferences } from '../app/shop.ts';
import {
	type Choice,
	choose,
	chosenVariant,
	firstChoice,
	heldQuantity,
	keepChoice,
	type PriceStep,
	priceSteps,
	readKeptChoice,
	stepOf,
} from './choice.ts';

/** What is chosen on a product's page, and what follows from it. */
export interface Chosen {
	readonly choice: Choice;
	readonly choose: (place: number, value: string) => void;
	readonly variant: Variant | undefined;
	readonly quantity: number;
	readonly setQuantity: (quantity: number) => void;
	/** Most pieces that can be taken; one at least, so that the control has a range. */
	readonly mostPieces: number;
	/** Price of one piece at this quantity, in the shop's currency. */
	readonly unitPrice: Money;
	/** The same as a text in the shop's currency. */
	readonly shopPriceText: string;
	readonly steps: readonly PriceStep[];
	/** Address of this page with the choice in it. */
	readonly keptPath: string;
}

/** The shopper's choice of variant and quantity; it begins with what the address kept. */
export function useChoice(product: Product): Chosen {
	const { pathname, search } = useLocation();
	const { language } = usePreferences();
	const [kept] = useState(() => readKeptChoice(new URLSearchParams(search)));
	const [choice, setChoice] = useState<Choice>(() => firstChoice(product, kept.variantId));
	const [wanted, setWanted] = useState(kept.quantity);
	const variant = chosenVariant(product, choice);
	const mostPieces = heldQuantity(Number.POSITIVE_INFINITY, variant?.stock ?? 0, product.maxQuantity);
	const quantity = heldQuantity(wanted, variant?.stock ?? 0, product.maxQuantity);
	const price = variant?.price ?? product.price;
	const steps = priceSteps(product, price);
	const unitPrice = stepOf(steps, quantity)?.price ?? price;
	return {
		choice,
		choose: (place, value) => setChoice(choose(product, choice, place, value)),
		variant,
		quantity,
		setQuantity: setWanted,
		mostPieces,
		unitPrice,
		shopPriceText: formatPrice(unitPrice, language),
		steps,
		keptPath: variant === undefined ? pathname : keepChoice(pathname, variant.id, quantity),
	};
}
