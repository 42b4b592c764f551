import type { Variant } from '@zaylat/api-client/contract';
import { LOW_STOCK } from '@zaylat/domain/cart';
import { formatCount } from '@zaylat/domain/money';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How much of the chosen variant is left, in words. */
export function StockWords({ variant }: { readonly variant: Variant | undefined }) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const stock = variant?.stock ?? 0;
	if (stock === 0) {
		return (
			<div role="status" className="flex flex-col gap-1 text-sm">
				<p className="flex items-center gap-2 font-semibold text-critical">
					<CircleX aria-hidden size={18} className="shrink-0" />
					{t('stock.out')}
				</p>
				<p className="text-text-muted">{t('stock.outNext')}</p>
			</div>
		);
	}
	if (stock <= LOW_STOCK) {
		return (
			<p role="status" className="flex items-center gap-2 font-semibold text-sm text-warning">
				<Hourglass aria-hidden size={18} className="shrink-0" />
				{t('stock.low', { number: formatCount(stock, language) })}
			</p>
		);
	}
	return (
		<p role="status" className="flex items-center gap-2 text-positive text-sm">
			<CircleCheck aria-hidden size={18} className="shrink-0" />
			{t('stock.in')}
		</p>
	);
}
