import type { Address } from '@zaylat/api-client/contract';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { langOfText } from '@zaylat/domain/scripts';

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
	const home = [homeNo, street].filter(Boolean).join(' ');
	return (
		<>
			{!hasRecipientAbove && (
				<span lang={langOfText(recipient)} className="block">
					{recipient}
				</span>
			)}
			<span lang={langOfText(home)} className="block">
				{home}
			</span>
			<span className="block">{placeText}</span>
			{landmark && (
				<span lang={langOfText(landmark)} className="block">
					{landmark}
				</span>
			)}
			<span className="block tabular-nums">{phone ? formatPhone(phone) : address.phone}</span>
		</>
	);
}
