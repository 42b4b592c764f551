import { sellerParcels } from '@zaylat/api-client';
import type { SellerParcel } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { DESK_REFRESH_MS } from '../desk-refresh.ts';
import { ParcelItem } from './parcel-item.tsx';

/** Props of {@link ParcelList}. */
export interface ParcelListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the parcels, as items; one that moves stays in its place. */
export function ParcelList({ cursor }: ParcelListProps) {
	const { data, mutate } = useQuery(sellerParcels({ cursor }), { refreshInterval: DESK_REFRESH_MS });

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
