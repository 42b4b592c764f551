import type { Address } from '@zaylat/api-client/contract';
import { formatPhone, readPhone } from '@zaylat/domain/contact';

/** Props of {@link AddressLines}. */
export interface AddressLinesProps {
	readonly address: Address;
	/** Whether the heading above has the recipient already. */
	readonly hasRecipientAbove: boolean;
}

/** An address as it is written on a parcel: who, where, a place nearby, the number to call. */
export function AddressLines({ address, hasRecipientAbove }: AddressLinesProps) {
	const { recipient, homeNo, street, placeText, landmark, phoneCountry } = address;
	const phone = readPhone(address.phone, phoneCountry);
	return (
		<>
			{!hasRecipientAbove && <span className="block">{recipient}</span>}
			<span className="block">{[homeNo, street].filter(Boolean).join(', ')}</span>
			<span className="block">{placeText}</span>
			{landmark && <span className="block">{landmark}</span>}
			<span className="block tabular-nums">{phone ? formatPhone(phone) : address.phone}</span>
		</>
	);
}
