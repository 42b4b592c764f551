import type { DigitalPlanOffer, Product, Variant } from '@zaylat/api-client/contract';
import { clampQuantity } from '@zaylat/domain/cart';
import { type DigitalForm, digitalFormOf, monthlyPrice, planSaving } from '@zaylat/domain/digital';
import type { Money } from '@zaylat/domain/money';

/** A plan of a digital product with the variant that it is bought as. */
export interface Plan {
	readonly variant: Variant;
	readonly offer: DigitalPlanOffer;
	readonly form: DigitalForm;
	/** What the product's options call it, for example "1 month"; empty without options. */
	readonly optionName: string;
	/** What a month costs; undefined where that says nothing new. */
	readonly month: Money | undefined;
	/** Whole percent that a month costs less than with the shortest plan; null when none. */
	readonly saving: number | null;
}

/** The plans of a product in its shop's order; variants without a plan give a code for once. */
export function plansOf({ variants, plans, options }: Pick<Product, 'variants' | 'plans' | 'options'>): Plan[] {
	const offerOf = ({ id }: Variant): DigitalPlanOffer =>
		plans.find(({ variantId }) => variantId === id) ?? {
			variantId: id,
			kind: 'one_time',
			days: null,
			delivery: 'code',
			isEmailed: false,
		};
	const lasting = variants.flatMap((variant) => {
		const { days } = offerOf(variant);
		return days === null ? [] : [{ price: variant.price, days }];
	});
	return variants.map((variant) => {
		const offer = offerOf(variant);
		const { kind, delivery, days } = offer;
		const priced = days === null ? undefined : { price: variant.price, days };
		const month = priced && monthlyPrice(priced.price, priced.days);
		return {
			variant,
			offer,
			form: digitalFormOf(kind, delivery),
			optionName: options
				.map(({ values }, place) => values.find(({ key }) => key === variant.values[place])?.name ?? '')
				.filter((name) => name !== '')
				.join(', '),
			month: month?.amount === variant.price.amount ? undefined : month,
			saving: priced ? planSaving(priced, lasting) : null,
		};
	});
}

/** The plan that a page opens with: the stored one, else the first that can be bought, else the first. */
export function openingPlan(plans: readonly Plan[], keptId: string | undefined): Plan | undefined {
	return (
		plans.find(({ variant }) => variant.id === keptId) ?? plans.find(({ variant }) => variant.stock > 0) ?? plans[0]
	);
}

/** Most pieces of a plan that can be bought; one where more of it would be of no use. */
export function mostPieces({ form, variant }: Plan, maxQuantity: number): number {
	const most = form === 'one_time' ? maxQuantity : 1;
	return Math.max(1, clampQuantity(most, { available: variant.stock, maxQuantity: most }));
}
