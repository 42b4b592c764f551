import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { NumberField } from '@zaylat/ui/number-field';
import { Select } from '@zaylat/ui/select';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MOST_OF_UNIT, SHIFT_UNIT_NAMES, SHIFT_UNITS, type ShiftUnit } from '../clock-shift.ts';

/** Props of {@link ClockForm}. */
export interface ClockFormProps {
	readonly isShifted: boolean;
	readonly isPending: boolean;
	/** Called with milliseconds to go on or back by; 0 sets the clock right. */
	readonly onShift: (byMs: number) => void;
}

const isUnit = (value: string): value is ShiftUnit => Object.hasOwn(SHIFT_UNITS, value);

/** How far the clock goes, and which way. */
export function ClockForm({ isShifted, isPending, onShift }: ClockFormProps) {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const [amount, setAmount] = useState<number | null>(15);
	const [unit, setUnit] = useState<ShiftUnit>('minutes');
	const [isWrong, setIsWrong] = useState(false);
	const loading = { isLoading: isPending, loadingLabel: t('clock.setting') };

	function go(direction: 1 | -1) {
		const isGood = amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= MOST_OF_UNIT;
		setIsWrong(!isGood);
		if (isGood) onShift(direction * amount * SHIFT_UNITS[unit]);
	}

	return (
		<form
			aria-label={t('clock.form')}
			noValidate
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				go(1);
			}}
		>
			<div className="flex flex-wrap items-start gap-4">
				<Field label={t('clock.amount')} error={isWrong && t('clock.amountWrong')} className="w-32">
					<NumberField
						value={amount}
						onValueChange={setAmount}
						min={1}
						max={MOST_OF_UNIT}
						formatValue={(value) => formatCount(value, language)}
						parseValue={parseWholeNumber}
					/>
				</Field>
				<Field label={t('clock.unit')} className="min-w-40 flex-1 tablet:flex-none">
					<Select value={unit} onValueChange={(value) => isUnit(value) && setUnit(value)}>
						{SHIFT_UNIT_NAMES.map((name) => (
							<option key={name} value={name}>
								{t(`clock.units.${name}`)}
							</option>
						))}
					</Select>
				</Field>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" {...loading}>
					{t('clock.forward')}
				</Button>
				<Button variant="secondary" onClick={() => go(-1)} {...loading}>
					{t('clock.back')}
				</Button>
				{isShifted && (
					<Button variant="ghost" onClick={() => onShift(0)} {...loading}>
						{t('clock.reset')}
					</Button>
				)}
			</div>
		</form>
	);
}
