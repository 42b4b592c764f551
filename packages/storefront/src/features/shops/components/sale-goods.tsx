import { FIRST_ROW, FIRST_ROW_ON_PHONE } from '../../catalog/grid/product-grid.tsx';
import type { FollowedSale } from '../state/use-flash-sale.ts';
import { SaleGrid } from './sale-grid.tsx';
import { SaleNotice } from './sale-notice.tsx';

/** The first goods of a flash sale, and a notice when it has ended or changed meanwhile. */
export function SaleGoods({ state, retry, isRetrying }: Omit<FollowedSale, 'now'>) {
	if (state.kind !== 'running' && state.kind !== 'over') return null;
	return (
		<>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid
				items={state.sale.items.slice(0, FIRST_ROW)}
				isOver={state.kind === 'over'}
				eagerCount={FIRST_ROW_ON_PHONE}
				isPreview
			/>
		</>
	);
}
