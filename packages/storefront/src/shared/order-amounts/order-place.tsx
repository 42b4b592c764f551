import type { Order } from '@zaylat/api-client/contract';
import { placeLines } from '@zaylat/domain/papers';

/** Props of {@link OrderPlace}. */
export interface OrderPlaceProps {
	readonly address: NonNullable<Order['address']>;
}

/** Where an order goes, as it was written when it was placed. */
export function OrderPlace({ address }: OrderPlaceProps) {
	const { recipient, home, area, landmark, phone } = placeLines(address);
	return (
		<address className="wrap-anywhere not-italic leading-body">
			<span className="block font-semibold">{recipient}</span>
			<span className="block">{home}</span>
			<span className="block">{area}</span>
			{landmark && <span className="block text-text-muted">{landmark}</span>}
			<span className="block tabular-nums">{phone}</span>
		</address>
	);
}
