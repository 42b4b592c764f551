import type { Quotation } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useAppContext } from '../../app/app-context.ts';
import type { quotationsRequest } from '../quotation-filter.ts';
import { QuotationCard } from './quotation-card.tsx';

/** Milliseconds between two looks for an answer in the demo profile, where sellers answer within seconds. */
const DEMO_REFRESH_MS = 3_000;

const isOpen = ({ status }: Quotation) => status === 'requested';

/** Props of {@link QuotationsOfPage}. */
export interface QuotationsOfPageProps {
	readonly request: ReturnType<typeof quotationsRequest>;
}

/** The quotations of one page of the list, as items; one that changes stays in its place. */
export function QuotationsOfPage({ request }: QuotationsOfPageProps) {
	const { isDemo } = useAppContext();
	const { data, mutate } = useQuery(request, {
		// What came with the page is not told here.
		refreshInterval: (answer) =>
			isDemo && (answer === undefined || answer.data.items.some(isOpen)) ? DEMO_REFRESH_MS : 0,
	});

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
