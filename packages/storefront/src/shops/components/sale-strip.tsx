import type { ShopDetail } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { Section } from '../../shared/section/section.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';
import { useFlashSale } from '../use-flash-sale.ts';
import { SaleClock } from './sale-clock.tsx';
import { SaleGrid } from './sale-grid.tsx';
import { SaleNotice } from './sale-notice.tsx';

/** Props of {@link SaleStrip}. */
export interface SaleStripProps {
	readonly shop: ShopDetail;
}

const SHOWN = 6;

/** The first goods of a shop's flash sale, on its first page; nothing where there is none. */
export function SaleStrip({ shop }: SaleStripProps) {
	const { t } = useTranslation('shops');
	const { state, now, retry, isRetrying } = useFlashSale(shop.slug);
	if (state.kind === 'failed') {
		return <LoadProblem title={t('flash.failed')} code={state.error.code} onRetry={retry} isRetrying={isRetrying} />;
	}
	if (state.kind === 'loading' || state.kind === 'none') return null;
	return (
		<Section
			title={t('flash.heading')}
			aside={<SaleClock endsAt={state.sale.endsAt} now={now} />}
			more={{ to: shopPath(shop.slug, 'flashSalePage'), label: t('flash.seeAll') }}
		>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid items={state.sale.items.slice(0, SHOWN)} isOver={state.kind === 'over'} />
		</Section>
	);
}
