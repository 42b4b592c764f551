import { FIRST_ROW } from '../../shared/product-grid/product-grid.tsx';
import { useSale } from './sale-context.ts';
import { SaleGrid } from './sale-grid.tsx';
import { SaleNotice } from './sale-notice.tsx';

/** The first goods of a flash sale, and what became of it while it was looked at. */
export function SaleGoods() {
	const { state, retry, isRetrying } = useSale();
	if (state.kind !== 'running' && state.kind !== 'over') return null;
	return (
		<>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid
				items={state.sale.items.slice(0, FIRST_ROW)}
				isOver={state.kind === 'over'}
				eagerCount={FIRST_ROW}
				isBelow
			/>
		</>
	);
}
