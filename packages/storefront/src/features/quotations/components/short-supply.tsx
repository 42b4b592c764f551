import type { Quotation } from '@zaylat/api-client/contract';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, formatPrice, multiplyMoney } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ShortSupply}. */
export interface ShortSupplyProps {
	/** An offer of more pieces than are left. */
	readonly quotation: Quotation;
	readonly isPending: boolean;
	readonly onAccept: (pieces: number) => void;
}

/** Says how many pieces are left of an offer, and accepts as many of them as the buyer wants at its price (ADR 168). */
export function ShortSupply({ quotation, isPending, onAccept }: ShortSupplyProps) {
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	const { available, quantity, unitPrice, name } = quotation;
	const [wanted, setWanted] = useState(available);
	const number = (value: number) => formatCount(value, language);
	if (available === 0 || unitPrice === null) {
		return (
			<Banner tone="warning" className="w-full">
				{t('item.soldOut')}
			</Banner>
		);
	}
	const pieces = Math.min(Math.max(1, wanted), available);
	return (
		<div className="flex w-full flex-wrap items-center gap-3">
			<Banner tone="warning" className="w-full">
				{t('item.short', { number: number(available), most: number(quantity) })}
			</Banner>
			<QuantityStepper
				value={pieces}
				onValueChange={setWanted}
				max={available}
				formatValue={number}
				parseValue={parseWholeNumber}
				labels={{ quantity: t('item.howMany'), decrease: t('item.fewer'), increase: t('item.more') }}
			/>
			<Button isLoading={isPending} loadingLabel={t('item.working')} onClick={() => onAccept(pieces)}>
				{t('item.acceptPart', { count: pieces, price: formatPrice(multiplyMoney(unitPrice, pieces), language) })}
				<VisuallyHidden>{t('item.of', { name })}</VisuallyHidden>
			</Button>
		</div>
	);
}
