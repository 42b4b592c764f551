import { GOODS_LIMITS } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { FieldSet } from '@zaylat/ui/field-set';
import { IconButton } from '@zaylat/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AmountField } from './amount-field.tsx';
import type { GoodsValues } from './goods-values.ts';

/** Discounts for many pieces: from how many on, and how many percent. */
export function TierFields() {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	const { fields, append, remove } = useFieldArray<GoodsValues, 'tiers'>({ name: 'tiers' });
	return (
		<div className="flex flex-col gap-3">
			{fields.map(({ id }, i) => (
				<FieldSet key={id} legend={t('tiers.tier', { number: formatCount(i + 1, language) })}>
					<div className="flex items-start gap-2">
						<div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
							<AmountField name={`tiers.${i}.minQuantity`} label={t('tiers.minQuantity')} />
							<AmountField name={`tiers.${i}.percentOff`} label={t('tiers.percentOff')} suffix="%" />
						</div>
						<div className="pt-6">
							<IconButton
								label={t('tiers.remove', { number: formatCount(i + 1, language) })}
								icon={<X aria-hidden />}
								onClick={() => remove(i)}
							/>
						</div>
					</div>
				</FieldSet>
			))}
			{fields.length < GOODS_LIMITS.tiers.max && (
				<Button
					variant="secondary"
					className="self-start"
					onClick={() => append({ minQuantity: null, percentOff: null })}
					iconStart={<Plus aria-hidden />}
				>
					{t('tiers.add')}
				</Button>
			)}
		</div>
	);
}
