import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, sumMoney } from '@zaylat/domain/money';
import { pointsUsable, pointsWorth } from '@zaylat/domain/points';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { NumberField, type NumberValue } from '@zaylat/ui/number-field';
import { Switch } from '@zaylat/ui/switch';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StepProps } from './address-step.tsx';

/** Props of {@link PointsChoice}. */
export interface PointsChoiceProps extends Pick<StepProps, 'checkout' | 'quote'> {
	/** Whether a switch stands for the number: it uses as many points as possible. Default false. */
	readonly isCompact?: boolean;
}

/** Pays part of the order, or all of it, with bonus points (Decision 12). */
export function PointsChoice({ checkout, quote, isCompact = false }: PointsChoiceProps) {
	const { currency } = quote.total;
	const most = pointsUsable(quote.pointsBalance, sumMoney([quote.total, quote.pointsPaid], currency));
	return isCompact ? (
		<PointsSwitch checkout={checkout} quote={quote} most={most} />
	) : (
		<PointsNumber checkout={checkout} quote={quote} most={most} />
	);
}

interface PartProps extends Pick<StepProps, 'checkout' | 'quote'> {
	/** The most points that this order takes. */
	readonly most: number;
}

function PointsSwitch({ checkout, quote, most }: PartProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	// What is switched on shows how many are used: a smaller number may have been typed on the payment step.
	const points = quote.points > 0 ? quote.points : most;
	return (
		<Switch
			checked={quote.points > 0}
			disabled={most === 0}
			description={`−${show(pointsWorth(points, quote.total.currency)).text}`}
			onCheckedChange={(isOn) => checkout.update({ points: isOn ? most : 0 })}
		>
			{t('points.useSome', { count: points, points: formatCount(points, language) })}
		</Switch>
	);
}

function PointsNumber({ checkout, quote, most }: PartProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
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
					worth: show(pointsWorth(1, quote.total.currency)).text,
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
					{quote.points > 0 &&
						t('points.used', {
							count: quote.points,
							points: number(quote.points),
							amount: show(quote.pointsPaid).text,
						})}
				</p>
			</div>
		</div>
	);
}
