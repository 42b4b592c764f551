import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFlashSale } from '../state/use-flash-sale.ts';
import { SaleClock } from './sale-clock.tsx';
import { SaleGoods } from './sale-goods.tsx';

/** The first goods of a shop's flash sale with its clock; nothing without a sale. */
export function SaleStrip({ slug }: { readonly slug: string }) {
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
			<SaleGoods state={state} retry={retry} isRetrying={isRetrying} />
		</Section>
	);
}
