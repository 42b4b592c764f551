import { sellerQuotations } from '@zaylat/api-client';
import type { SellerQuotation } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { DESK_REFRESH_MS } from '../desk-refresh.ts';
import { QuotationItem } from './quotation-item.tsx';

/** Props of {@link QuotationList}. */
export interface QuotationListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the requests for prices, as items; one that changes stays in its place. */
export function QuotationList({ cursor }: QuotationListProps) {
	const { data, mutate } = useQuery(sellerQuotations({ cursor }), { refreshInterval: DESK_REFRESH_MS });

	function replace(changed: SellerQuotation) {
		if (data === undefined) return;
		const items = data.data.items.map((each) => (each.id === changed.id ? changed : each));
		void mutate({ data: { ...data.data, items } }, { revalidate: false });
	}

	return data?.data.items.map((quotation) => (
		<li key={quotation.id}>
			<QuotationItem quotation={quotation} onChange={replace} onStale={() => void mutate()} />
		</li>
	));
}
