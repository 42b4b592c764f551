import { formatCount } from '@zaylat/domain/money';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';
import { type PriceStep, stepOf } from '../choice.ts';

/** Props of {@link TierLadder}. */
export interface TierLadderProps {
	readonly steps: readonly PriceStep[];
	readonly quantity: number;
}

/** What one piece costs at which quantity; the step that holds now is marked. */
export function TierLadder({ steps, quantity }: TierLadderProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const show = usePrice();
	const current = stepOf(steps, quantity);
	return (
		<table className="w-full border-separate border-spacing-0 text-center text-sm tabular-nums">
			<caption className="pb-2 text-start font-semibold">{t('tiers.label')}</caption>
			<thead>
				<tr>
					<VisuallyHidden asChild>
						<th scope="row">{t('tiers.quantity')}</th>
					</VisuallyHidden>
					{steps.map((step) => (
						<th
							key={step.from}
							scope="col"
							className={`border-border border-y border-e px-1 pt-2 font-normal first-of-type:border-s nth-2:rounded-ss-card nth-2:border-s last:rounded-se-card ${cellGround(step === current)} border-b-0`}
						>
							{rangeOf(step, language)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<tr>
					<VisuallyHidden asChild>
						<th scope="row">{t('tiers.price')}</th>
					</VisuallyHidden>
					{steps.map((step) => (
						<td
							key={step.from}
							className={`border-border border-e border-b px-1 pb-2 nth-2:rounded-es-card nth-2:border-s last:rounded-ee-card ${cellGround(step === current)}`}
						>
							{show(step.price).text}
							{step === current && <VisuallyHidden>, {t('tiers.current')}</VisuallyHidden>}
						</td>
					))}
				</tr>
			</tbody>
		</table>
	);
}

function cellGround(isCurrent: boolean): string {
	return isCurrent ? 'bg-positive-soft font-semibold text-positive' : 'bg-surface-raised';
}

function rangeOf({ from, to }: PriceStep, language: Parameters<typeof formatCount>[1]): string {
	return to === undefined
		? `${formatCount(from, language)}+`
		: `${formatCount(from, language)}–${formatCount(to, language)}`;
}
