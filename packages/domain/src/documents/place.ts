import { type DiallingCode, formatPhone, readPhone } from '../contact/phone.ts';

/** Where an order goes, as it was written when it was placed. */
export interface DocumentAddress {
	readonly recipient: string;
	/** Digits with country code. */
	readonly phone: string;
	readonly homeNo: string;
	readonly street: string;
	readonly landmark: string | null;
	readonly postcode: string;
	/** Its places in words. */
	readonly text: string;
}

/** The lines of an address, from the name to the number; those without content are empty. */
export interface PlaceLines {
	readonly recipient: string;
	readonly home: string;
	readonly area: string;
	readonly landmark: string;
	readonly phone: string;
}

const CODES: readonly DiallingCode[] = ['95', '66', '65'];

/** A number with country code as people at home write it. */
function phoneText(key: string): string {
	const country = CODES.find((code) => key.startsWith(code));
	const phone = country && readPhone(`+${key}`, country);
	return phone ? formatPhone(phone) : `+${key}`;
}

/** Writes an address in lines, for a page and for a document. */
export function placeLines({
	recipient,
	phone,
	homeNo,
	street,
	landmark,
	text,
	postcode,
}: DocumentAddress): PlaceLines {
	const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
	return {
		recipient,
		home: joined(homeNo, street),
		// The places in words end with the postcode already where it is known.
		area: text.includes(postcode) ? text : joined(text, postcode),
		landmark: landmark ?? '',
		phone: phoneText(phone),
	};
}
