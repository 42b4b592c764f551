import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, sumMoney } from '@zaylat/domain/money';
import { pointsUsable, pointsWorth } from '@zaylat/domain/points';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { NumberField, type NumberValue } from '@zaylat/ui/number-field';
import { useState } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';
import type { StepProps } from './address-step.tsx';

/** Pays part of the order, or all of it, with bonus points (Decision 12). */
export function PointsChoice({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	const { currency } = quote.total;
	const most = pointsUsable(quote.pointsBalance, sumMoney([quote.total, quote.pointsPaid], currency));
	const [typed, setTyped] = useState<NumberValue>(quote.points > 0 ? quote.points : null);
	const number = (value: number) => formatCount(value, language);

	function spend(points: number) {
		setTyped(points);
		checkout.update({ points });
	}

	return (
		<div className="flex flex-col gap-2">
			<Field
				label={t('points.label')}
				description={t('points.help', {
					balance: number(quote.pointsBalance),
					worth: show(pointsWorth(1, currency)).text,
				})}
			>
				{(control) => (
					<NumberField
						{...control}
						value={typed}
						min={0}
						max={most}
						inputMode="numeric"
						formatValue={number}
						parseValue={parseWholeNumber}
						onValueChange={setTyped}
						onBlur={() => spend(Math.min(most, Math.max(0, Math.floor(typed || 0))))}
						onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
					/>
				)}
			</Field>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Button variant="secondary" size="sm" disabled={most === 0} onClick={() => spend(most)}>
					{t('points.all')}
				</Button>
				<p role="status" className="text-positive text-sm empty:hidden">
					{quote.points > 0 && t('points.used', { points: number(quote.points), amount: show(quote.pointsPaid).text })}
				</p>
			</div>
		</div>
	);
}
