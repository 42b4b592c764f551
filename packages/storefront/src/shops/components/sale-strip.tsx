import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { Section } from '../../shared/section/section.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';
import { useCurrentShop } from '../use-current-shop.ts';
import { useFlashSale } from '../use-flash-sale.ts';
import { SaleClock } from './sale-clock.tsx';
import { SaleGrid } from './sale-grid.tsx';
import { SaleNotice } from './sale-notice.tsx';

const SHOWN = 6;

/** The first goods of the flash sale of the shop that the address names; nothing where there is none. */
export function SaleStrip() {
	const slug = useCurrentShop()?.slug;
	return slug && <Sale slug={slug} />;
}

function Sale({ slug }: { readonly slug: string }) {
	const { t } = useTranslation('shops');
	const { state, now, retry, isRetrying } = useFlashSale(slug);
	if (state.kind === 'failed') {
		return <LoadProblem title={t('flash.failed')} code={state.error.code} onRetry={retry} isRetrying={isRetrying} />;
	}
	if (state.kind === 'loading' || state.kind === 'none') return null;
	return (
		<Section
			title={t('flash.heading')}
			aside={<SaleClock endsAt={state.sale.endsAt} now={now} />}
			more={{ to: shopPath(slug, 'flashSalePage'), label: t('flash.seeAll') }}
		>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid items={state.sale.items.slice(0, SHOWN)} isOver={state.kind === 'over'} />
		</Section>
	);
}
