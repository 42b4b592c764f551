import { FLASH_SALE_LIMITS, type FlashSaleProblem } from '@zaylat/domain/flash-sale';
import { formatCount } from '@zaylat/domain/money';
import type { FormResult } from '@zaylat/ui/form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PROBLEMS = [
	...(['too_short', 'too_long', 'too_many', 'out_of_range', 'ends_before_start', 'is_past'] as const),
	...(['unknown', 'not_on_sale', 'not_below', 'twice', 'overlaps'] as const),
] as const satisfies readonly FlashSaleProblem['problem'][];

/** The sentence about what a field lacks. */
function neededIn(field: string) {
	if (field === 'entries') return 'sales.problems.noProducts';
	if (field === 'name') return 'sales.problems.missing.name';
	return field.endsWith('.price') ? 'sales.problems.missing.price' : 'sales.problems.missing.other';
}

/** Fields that the form has. */
const FIELDS = /^(?:name|startsAt|endsAt|entries\.\d+\.(?:price|pieces))$/;

/**
 * Puts problems of a flash sale into sentences at fields of its form; what is wrong elsewhere is told below the form.
 * @returns a function of problems as the rules of the domain, or the fields of an error, name them
 */
export function useSaleProblems(): (
	problems: readonly { readonly field: string; readonly problem: string }[],
) => FormResult {
	const { t } = useTranslation('promotions');
	const { language } = usePreferences();
	const max = formatCount(FLASH_SALE_LIMITS.products.max, language);
	return (problems) => {
		const told = problems.map(({ field, problem }) => {
			const known = PROBLEMS.find((each) => each === problem) ?? 'other';
			return {
				// A product has no field of its own: what is wrong with it is told at its price.
				field: field.replace(/\.product$/, '.price'),
				sentence: problem === 'missing' ? t(neededIn(field)) : t(`sales.problems.${known}`, { max }),
			};
		});
		const elsewhere = told.find(({ field }) => !FIELDS.test(field));
		return {
			fieldErrors: Object.fromEntries(
				told.filter(({ field }) => FIELDS.test(field)).map(({ field, sentence }) => [field, sentence]),
			),
			...(elsewhere && { formError: elsewhere.sentence }),
		};
	};
}
