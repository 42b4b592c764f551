import type { DigitalPlanOffer, Product } from '../../products/contract.ts';
import type { OptionSeed } from './options.ts';

/** Name of a set of plans. */
export type PlanSet = 'once' | 'month' | 'quarter' | 'periods' | 'licence' | 'file';

/** A plan before it belongs to a variant; the surcharge is in whole percent of the product's price. */
interface PlanSeed extends Omit<DigitalPlanOffer, 'variantId'> {
	readonly option?: OptionSeed['values'][number];
}

const CODE = { delivery: 'code', isEmailed: true } as const;
const MONTH = {
	key: 'd30',
	name: ['1 month', '၁ လ', '1 เดือน', '1个月'],
} as const satisfies OptionSeed['values'][number];
const QUARTER = {
	key: 'd90',
	name: ['3 months', '၃ လ', '3 เดือน', '3个月'],
	surcharge: 170,
} as const satisfies OptionSeed['values'][number];
const YEAR = {
	key: 'd365',
	name: ['1 year', '၁ နှစ်', '1 ปี', '1年'],
	surcharge: 800,
} as const satisfies OptionSeed['values'][number];
const LIFE = {
	key: 'life',
	name: ['For life', 'တစ်သက်တာ', 'ตลอดชีพ', '永久'],
	surcharge: 180,
} as const satisfies OptionSeed['values'][number];

/** The plans of each set; those of more than one are chosen by an option. */
export const PLAN_SETS: Readonly<Record<PlanSet, readonly PlanSeed[]>> = {
	once: [{ kind: 'one_time', days: null, ...CODE }],
	month: [{ kind: 'days', days: 30, ...CODE }],
	quarter: [{ kind: 'days', days: 90, ...CODE }],
	periods: [
		{ kind: 'days', days: 30, ...CODE, option: MONTH },
		{ kind: 'days', days: 90, ...CODE, option: QUARTER },
		{ kind: 'days', days: 365, ...CODE, option: YEAR },
	],
	licence: [
		{ kind: 'days', days: 365, ...CODE, option: { key: YEAR.key, name: YEAR.name } },
		{ kind: 'life_time', days: null, ...CODE, option: LIFE },
	],
	file: [{ kind: 'life_time', days: null, delivery: 'download', isEmailed: false }],
};

/** Name of the option that plans are chosen by. */
export const PLAN_OPTION_NAME = ['Plan', 'အစီအစဉ်', 'แพ็กเกจ', '方案'] as const;

/** The plans of a product, each for its variant. */
export function plansOf(set: PlanSet, variants: Product['variants']): DigitalPlanOffer[] {
	return PLAN_SETS[set].flatMap(({ option: _, ...plan }, place) => {
		const variant = variants[place];
		return variant === undefined ? [] : [{ variantId: variant.id, ...plan }];
	});
}
