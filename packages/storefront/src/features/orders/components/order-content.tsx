import type { Order } from '@zaylat/api-client/contract';
import { stageOf } from '@zaylat/domain/orders';
import { useCurrentOrder } from '../state/use-current-order.ts';
import { OrderHead } from './order-head.tsx';
import { OrderSide } from './order-side.tsx';
import { ParcelCard } from './parcel-card.tsx';
import { PayBanner } from './pay-banner.tsx';

/** How many goods the first screenful shows at the most. */
const IN_VIEW = 4;

/** The parcel that is open at first: one that still has a way to go, else the first. */
const firstOpen = ({ parcels }: Order): number =>
	Math.max(
		0,
		parcels.findIndex(({ status }) => !['delivered', 'cancelled'].includes(stageOf(status))),
	);

/** The order that the address names: where it stands, its parcels, and what it came to. */
export function OrderContent() {
	const { order, ...moves } = useCurrentOrder();
	const first = order ? firstOpen(order) : 0;
	return (
		order && (
			<div className="flex flex-col gap-4">
				<OrderHead order={order} />
				{order.can.pay && <PayBanner order={order} />}
				<div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
					<ul className="flex min-w-0 flex-col gap-4">
						{order.parcels.map((parcel, index) => (
							<li key={parcel.trackCode}>
								<ParcelCard
									order={order}
									parcel={parcel}
									isOneOfSeveral={order.parcels.length > 1}
									isOpen={index === first}
									eagerCount={index === first ? IN_VIEW : 0}
									{...moves}
								/>
							</li>
						))}
					</ul>
					<OrderSide order={order} {...moves} />
				</div>
			</div>
		)
	);
}
