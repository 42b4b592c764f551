import { useCurrentOrder } from '../use-current-order.ts';
import { ParcelCard } from './parcel-card.tsx';

/** The parcels of the order that the address names. */
export function OrderParcels() {
	const { order, ...moves } = useCurrentOrder();
	return (
		order && (
			<ul className="flex min-w-0 flex-col gap-4">
				{order.parcels.map((parcel) => (
					<li key={parcel.trackCode}>
						<ParcelCard order={order} parcel={parcel} {...moves} />
					</li>
				))}
			</ul>
		)
	);
}
