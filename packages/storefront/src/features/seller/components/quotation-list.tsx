import type { SellerQuotation } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { deskLists } from '../queries.ts';
import { QuotationItem } from './quotation-item.tsx';

/** Props of {@link QuotationList}. */
export interface QuotationListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the price requests as list items; a request that changes keeps its place. */
export function QuotationList({ cursor }: QuotationListProps) {
	const { data, mutate } = useScreenQuery(deskLists.quotations, { cursor });

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
