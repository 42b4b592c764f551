import type { Language } from '@zaylat/domain/languages';
import { formatCount, formatDiscount } from '@zaylat/domain/money';
import { PriceTiers } from '@zaylat/ui/price-tiers';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PriceStep } from '../choice.ts';

/** Props of {@link PriceLadder}. */
export interface PriceLadderProps {
	readonly steps: readonly PriceStep[];
	readonly quantity: number;
	/** Most pieces that can be bought now: no hint leads beyond it. */
	readonly most: number;
}

/** What one piece costs at which quantity, and how many are missing to the next step (Decision 13). */
export function PriceLadder({ steps, quantity, most }: PriceLadderProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const show = usePrice();
	const next = steps.find(({ from }) => from > quantity && from <= most);
	return (
		<PriceTiers
			caption={t('tiers.label')}
			quantity={quantity}
			tiers={steps.map((step) => ({
				from: step.from,
				range: rangeText(step, language),
				price: show(step.price).text,
				saving: step.percentOff > 0 ? formatDiscount(step.percentOff, language) : undefined,
			}))}
			hint={
				next && t('tiers.hint', { missing: formatCount(next.from - quantity, language), price: show(next.price).text })
			}
			labels={{
				quantity: t('tiers.quantity'),
				price: t('tiers.price'),
				saving: t('tiers.saving'),
				current: t('tiers.current'),
			}}
		/>
	);
}

/** The quantities of a step, for example "12–49" or "50+". */
function rangeText({ from, to }: Pick<PriceStep, 'from' | 'to'>, language: Language): string {
	if (to === undefined) return `${formatCount(from, language)}+`;
	return `${formatCount(from, language)}–${formatCount(to, language)}`;
}
