import type { Quotation } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link QuotationPrices}. */
export interface QuotationPricesProps {
	readonly quotation: Quotation;
}

/**
 * The prices of a quotation beside each other, and how long the shop's holds. They are in the shop's currency: that is
 * what was asked for and what is paid (Decision 5).
 */
export function QuotationPrices({ quotation }: QuotationPricesProps) {
	const { t } = useTranslation('wholesale');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { listPrice, wishedPrice, unitPrice, total, validUntil, status } = quotation;
	const each = (price: Quotation['listPrice']) => t('item.each', { price: formatPrice(price, language) });
	const until = validUntil && formatDate(validUntil, language, EDITIONS[edition].timeZone);
	return (
		<div className="flex flex-col gap-2">
			<DataList form="amounts">
				<DataListItem label={t('item.listPrice')}>{each(listPrice)}</DataListItem>
				{wishedPrice && <DataListItem label={t('item.wished')}>{each(wishedPrice)}</DataListItem>}
				{unitPrice && (
					<DataListItem label={t('item.offered')} isStrong>
						{each(unitPrice)}
					</DataListItem>
				)}
				{total && <DataListItem label={t('item.total')}>{formatPrice(total, language)}</DataListItem>}
			</DataList>
			{until && (
				<p className="text-sm text-text-muted">
					{t(status === 'expired' ? 'item.ran' : 'item.until', { date: until })}
				</p>
			)}
		</div>
	);
}
