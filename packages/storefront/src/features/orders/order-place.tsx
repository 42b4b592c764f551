import type { Order } from '@zaylat/api-client/contract';
import { placeLines } from '@zaylat/domain/documents';
import { langOfText } from '@zaylat/domain/scripts';

/** Props of {@link OrderPlace}. */
export interface OrderPlaceProps {
	readonly address: NonNullable<Order['address']>;
}

/** Where an order goes, as it was written when it was placed. */
export function OrderPlace({ address }: OrderPlaceProps) {
	const { recipient, home, area, landmark, phone } = placeLines(address);
	return (
		<address className="wrap-anywhere not-italic leading-body">
			<span lang={langOfText(recipient)} className="block font-semibold">
				{recipient}
			</span>
			<span lang={langOfText(home)} className="block">
				{home}
			</span>
			<span lang={langOfText(area)} className="block">
				{area}
			</span>
			{landmark && (
				<span lang={langOfText(landmark)} className="block text-text-muted">
					{landmark}
				</span>
			)}
			<span className="block tabular-nums">{phone}</span>
		</address>
	);
}
