import { COUPON_LIMITS, type CouponProblem } from '@zaylat/domain/coupons';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PROBLEMS = [
	...(['too_short', 'too_long', 'too_many', 'out_of_range', 'ends_before_start', 'fixed', 'only_more'] as const),
	...(['only_less', 'below_used', 'unknown', 'taken', 'malformed'] as const),
] as const satisfies readonly CouponProblem['problem'][];

/** Fields whose lack has a sentence of its own. */
const NEEDED = ['title', 'percent', 'off'] as const;

/** Fields that the form has; what is wrong elsewhere is told at the code. */
const FIELDS =
	/^(?:code|title|shop|categories|benefit|percent|off|minSpend|startsAt|endsAt|uses|usesPerShopper|isListed)\b/;

/**
 * Puts problems of a coupon into sentences at fields of its form.
 * @returns a function of problems as the rules of the domain, or the fields of an error, name them
 */
export function useCouponProblems(): (
	problems: readonly { readonly field: string; readonly problem: string }[],
) => Record<string, string> {
	const { t } = useTranslation('promotions');
	const { language } = usePreferences();
	return (problems) =>
		Object.fromEntries(
			problems.map(({ field, problem }) => {
				const known = PROBLEMS.find((each) => each === problem) ?? 'unknown';
				// A title that is missing in all languages is told at the reader's own.
				const place = field === 'title' ? `title.${language}` : FIELDS.test(field) ? field : 'code';
				const needed = NEEDED.find((each) => each === field) ?? 'other';
				const max = formatCount(COUPON_LIMITS.categories, language);
				return [place, problem === 'missing' ? t(`problems.missing.${needed}`) : t(`problems.${known}`, { max })];
			}),
		);
}
