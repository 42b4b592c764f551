import type { Order } from '@zaylat/api-client/contract';
import { type DiallingCode, formatPhone, readPhone } from '@zaylat/domain/contact';

const CODES: readonly DiallingCode[] = ['95', '66', '65'];

/** A number with country code as people at home write it. */
function phoneText(key: string): string {
	const country = CODES.find((code) => key.startsWith(code));
	const phone = country && readPhone(`+${key}`, country);
	return phone ? formatPhone(phone) : `+${key}`;
}

/** Props of {@link OrderPlace}. */
export interface OrderPlaceProps {
	readonly address: NonNullable<Order['address']>;
}

/** Where an order goes, as it was written when it was placed. */
export function OrderPlace({ address }: OrderPlaceProps) {
	const { recipient, phone, homeNo, street, landmark, text, postcode } = address;
	return (
		<address className="wrap-anywhere not-italic leading-body">
			<span className="block font-semibold">{recipient}</span>
			<span className="block">{[homeNo, street].filter((part) => part !== '').join(' ')}</span>
			<span className="block">{[text, postcode].filter((part) => part !== '').join(' ')}</span>
			{landmark && <span className="block text-text-muted">{landmark}</span>}
			<span className="block tabular-nums">{phoneText(phone)}</span>
		</address>
	);
}
