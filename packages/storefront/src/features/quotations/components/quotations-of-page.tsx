import type { Quotation } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { quotationsQueries } from '../queries.ts';
import { QuotationCard } from './quotation-card.tsx';

/** Props of {@link QuotationsOfPage}. */
export interface QuotationsOfPageProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** The quotations of one page of the list, as items; one that changes stays in its place. */
export function QuotationsOfPage({ cursor }: QuotationsOfPageProps) {
	const { data, mutate } = useScreenQuery(quotationsQueries.quotations, { cursor });

	function replace(changed: Quotation) {
		if (data === undefined) return;
		const items = data.data.items.map((each) => (each.id === changed.id ? changed : each));
		void mutate({ data: { ...data.data, items } }, { revalidate: false });
	}

	return data?.data.items.map((quotation) => (
		<li key={quotation.id}>
			<QuotationCard quotation={quotation} onChange={replace} onStale={() => void mutate()} />
		</li>
	));
}
