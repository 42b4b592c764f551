import { useSale } from './sale-context.ts';
import { SaleGrid } from './sale-grid.tsx';
import { SaleNotice } from './sale-notice.tsx';

const SHOWN = 6;

/** The first goods of a flash sale, and what became of it while it was looked at. */
export function SaleGoods() {
	const { state, retry, isRetrying } = useSale();
	if (state.kind !== 'running' && state.kind !== 'over') return null;
	return (
		<>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid items={state.sale.items.slice(0, SHOWN)} isOver={state.kind === 'over'} />
		</>
	);
}
