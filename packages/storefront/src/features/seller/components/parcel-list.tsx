import type { SellerParcel } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { deskLists } from '../queries.ts';
import { ParcelItem } from './parcel-item.tsx';

/** Props of {@link ParcelList}. */
export interface ParcelListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the parcels as list items; a parcel that changes keeps its place. */
export function ParcelList({ cursor }: ParcelListProps) {
	const { data, mutate } = useScreenQuery(deskLists.orders, { cursor });

	function replace(changed: SellerParcel) {
		if (data === undefined) return;
		const items = data.data.items.map((each) => (each.trackCode === changed.trackCode ? changed : each));
		void mutate({ data: { ...data.data, items } }, { revalidate: false });
	}

	return data?.data.items.map((parcel) => (
		<li key={parcel.trackCode}>
			<ParcelItem parcel={parcel} onChange={replace} onStale={() => void mutate()} />
		</li>
	));
}
