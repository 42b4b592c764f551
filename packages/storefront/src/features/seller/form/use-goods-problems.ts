import type { SellerAttribute } from '@zaylat/api-client/contract';
import { type CurrencyKey, formatCount, formatPrice } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type GoodsProblem, placeProblem } from './goods-problems.ts';
import type { VariantRow } from './goods-values.ts';

/** A sentence and where it is shown. */
export interface ProblemSentence {
	/** Path in the form; empty for the form as a whole. */
	readonly path: string;
	readonly text: string;
}

/** Puts the problems of a product in sentences at the fields of its form. */
export function useGoodsProblems(
	currency: CurrencyKey,
	attributes: readonly SellerAttribute[],
): (problems: readonly GoodsProblem[], rows: readonly Pick<VariantRow, 'isOffered'>[]) => ProblemSentence[] {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	const kinds = new Map(attributes.map(({ key, kind }) => [key, kind]));
	return (problems, rows) =>
		problems.map((problem) => {
			const { path, kind, limit, attribute } = placeProblem(problem, rows, language, kinds);
			const write = (value: number) =>
				kind === 'price' ? formatPrice({ amount: value, currency }, language) : formatCount(value, language);
			const name = attributes.find(({ key }) => key === attribute)?.name ?? '';
			const facts = { name, min: write(limit?.min ?? 0), max: write(limit?.max ?? 0) };
			return { path, text: t(`problems.${kind}`, facts) };
		});
}
