import type { Quotation } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import type { quotationsRequest } from '../quotation-filter.ts';
import { QuotationCard } from './quotation-card.tsx';

/** Props of {@link QuotationsOfPage}. */
export interface QuotationsOfPageProps {
	readonly request: ReturnType<typeof quotationsRequest>;
}

/** The quotations of one page of the list, as items; one that changes stays in its place. */
export function QuotationsOfPage({ request }: QuotationsOfPageProps) {
	const { data, mutate } = useQuery(request);

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
