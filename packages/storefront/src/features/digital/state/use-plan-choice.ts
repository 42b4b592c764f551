import type { Product } from '@zaylat/api-client/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { readSavedChoice, saveChoice } from '../../cart/purchase/saved-choice.ts';
import { type Purchase, usePurchase } from '../../cart/purchase/use-purchase.ts';
import { type SignInQuestion, useSignInQuestion } from '../../cart/purchase/use-sign-in-question.tsx';
import { mostPieces, openingPlan, type Plan, plansOf } from '../plans.ts';

/** What is chosen on a digital product's page, and what follows from it. */
export interface PlanChoice {
	readonly plans: readonly Plan[];
	/** Undefined only for a product that is sold in nothing. */
	readonly plan: Plan | undefined;
	readonly choose: (variantId: string) => void;
	readonly quantity: number;
	readonly setQuantity: (quantity: number) => void;
	/** Most pieces that can be taken, 1 or more. */
	readonly most: number;
	readonly isSoldOut: boolean;
	/** Address of this page with the choice in it. */
	readonly keptPath: string;
	readonly purchase: Purchase;
	/** Asks a visitor to sign in, while it is asked. */
	readonly question: SignInQuestion['question'];
}

/** The shopper's choice of plan and quantity, which begins with what the address contains, and its purchase. */
export function usePlanChoice(product: Product): PlanChoice {
	const { pathname, search } = useLocation();
	const [kept] = useState(() => readSavedChoice(new URLSearchParams(search)));
	const [chosenId, choose] = useState(kept.variantId);
	const [wanted, setQuantity] = useState(kept.quantity);
	const { mayBuy, question } = useSignInQuestion();
	const plans = plansOf(product);
	const plan = openingPlan(plans, chosenId);
	const most = plan ? mostPieces(plan, product.maxQuantity) : 1;
	const quantity = Math.min(wanted, most);
	const isSoldOut = plan === undefined || plan.variant.stock === 0;
	const keptPath = plan === undefined ? pathname : saveChoice(pathname, plan.variant.id, quantity);
	const line = plan && {
		productId: product.id,
		variantId: plan.variant.id,
		name: product.name,
		variantName: plan.optionName,
		picture: product.picture,
		unitPrice: plan.variant.price,
		previousUnitPrice: plan.variant.previousPrice,
		isDigital: true,
		categories: product.categoryPath.map(({ id }) => id),
		available: most,
		shop: { slug: product.shop.slug, name: product.shop.name },
	};
	const purchase = usePurchase(line && { line, quantity, keptPath }, mayBuy);
	return { plans, plan, choose, quantity, setQuantity, most, isSoldOut, keptPath, purchase, question };
}
