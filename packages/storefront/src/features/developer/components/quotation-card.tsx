import { actOnQuotation, type OperatedQuotation } from '@zaylat/api-client';
import { formatPrice } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Heading } from '@zaylat/ui/heading';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { ActButtons } from './act-buttons.tsx';

/** Props of {@link QuotationCard}. */
export interface QuotationCardProps {
	readonly quotation: OperatedQuotation;
	/** Called after something was done with it, or could not be. */
	readonly onChange: () => void;
}

/** A price request and what can be done with it for its shop. */
export function QuotationCard({ quotation, onChange }: QuotationCardProps) {
	const { t } = useTranslation(['developer', 'wholesale']);
	const { language } = usePreferences();
	const moment = useMoment();
	const { id, name, variantName, shopName, buyerName, quantity, status, acts } = quotation;
	const { listPrice, wishedPrice, unitPrice, validUntil, requestedAt } = quotation;
	const price = (amount: typeof listPrice) => formatPrice(amount, language);
	const prices = [
		t('quotations.public', { price: price(listPrice) }),
		wishedPrice && t('quotations.wished', { price: price(wishedPrice) }),
		unitPrice && t('quotations.offered', { price: price(unitPrice) }),
		validUntil && t('quotations.until', { time: moment(validUntil) }),
	];
	const about = [
		variantName,
		t('wholesale:item.pieces', { count: quantity }),
		shopName,
		buyerName,
		moment(requestedAt),
	];
	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base" className="wrap-anywhere">
					{name}
				</Heading>
				<Badge tone={status === 'requested' ? 'warning' : 'neutral'}>{t(`wholesale:status.${status}`)}</Badge>
				<p className="wrap-anywhere basis-full text-sm text-text-muted">{about.filter(Boolean).join(' · ')}</p>
				<p className="wrap-anywhere basis-full text-sm tabular-nums">{prices.filter(Boolean).join(' · ')}</p>
			</div>
			<ActButtons
				groupLabel={t('quotations.decide', { name })}
				acts={acts}
				label={(act) => t(`quotations.acts.${act}`)}
				request={(act) => actOnQuotation(id, act)}
				words={{ done: t('quotations.done'), failed: t('quotations.notDone') }}
				onSettled={onChange}
			/>
		</li>
	);
}
