import { shopFlashSale } from '@zaylat/api-client';
import { useBrought } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useMemo } from 'react';
import { Later } from '../../app/later.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { Section } from '../../shared/section/section.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';
import { SALE_PARTS } from '../sale-parts.ts';
import { useCurrentShop } from '../use-current-shop.ts';
import { useFlashSale } from '../use-flash-sale.ts';
import { SaleClock } from './sale-clock.tsx';
import { SaleContext } from './sale-context.ts';

const GOODS_PLACE = <Skeleton shape="block" className="h-80 w-full" />;

/**
 * The first goods of the flash sale of the shop that the address names; nothing where there is none. Its clock goes on from the first moment, the goods
 * stand as the server sent them until somebody touches them or the round ends.
 */
export function SaleStrip() {
	const slug = useCurrentShop()?.slug;
	return slug && <Sale slug={slug} />;
}

function Sale({ slug }: { readonly slug: string }) {
	const { t } = useTranslation('shops');
	const { state, now, retry, isRetrying } = useFlashSale(slug);
	const isBrought = useBrought(shopFlashSale(slug)) !== undefined;
	const following = useMemo(() => ({ state, retry, isRetrying }), [state, retry, isRetrying]);
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
			<SaleContext value={following}>
				<Later
					part={SALE_PARTS.saleGoods}
					fallback={GOODS_PLACE}
					isWhole={isBrought && state.kind === 'running' && !state.isNew}
				/>
			</SaleContext>
		</Section>
	);
}
