import type { AddressInput } from '@zaylat/api-client/contract';
import { addressProblems } from '@zaylat/domain/addresses';
import type { DiallingCode } from '@zaylat/domain/contact';
import type { Edition } from '@zaylat/domain/editions';
import type { PhoneValue } from '@zaylat/ui/phone-input';
import { phoneCodeOf } from './phone-codes.ts';

/** An address as its form keeps it. */
export interface AddressValues {
	readonly label: string;
	readonly recipient: string;
	readonly phone: PhoneValue;
	readonly country: Edition;
	readonly region: string;
	readonly township: string;
	readonly subdistrict: string;
	readonly postcode: string;
	readonly homeNo: string;
	readonly street: string;
	readonly landmark: string;
}

const DIALLING: Readonly<Record<Edition, DiallingCode>> = { mm: '95', th: '66' };

/** Name under which the tab keeps the values of the form. @param id of the address that is changed; a new one without */
export function addressFormName(edition: Edition, id = 'new'): string {
	return `address-${edition}-${id}`;
}

/** Initial values of the form: an empty address of the edition's country, or a stored one. */
export function addressValues(edition: Edition, kept?: AddressInput): AddressValues {
	const { label = '', recipient = '', country = edition, region = '', township = '' } = kept ?? {};
	const { subdistrict, postcode = '', homeNo = '', street = '', landmark } = kept ?? {};
	return {
		...{ label, recipient, country, region, township, postcode, homeNo, street },
		phone: { country: kept?.phoneCountry ?? DIALLING[edition], number: kept?.phone ?? '' },
		subdistrict: subdistrict ?? '',
		landmark: landmark ?? '',
	};
}

/** What is sent: texts without spaces at their ends, and nothing in fields that the country does not have. */
export function toAddressInput(values: AddressValues): AddressInput {
	const { phone, country, ...texts } = values;
	const trimmed = (text: string) => text.trim();
	return {
		label: trimmed(texts.label),
		recipient: trimmed(texts.recipient),
		phoneCountry: phoneCodeOf(phone.country),
		phone: trimmed(phone.number),
		country,
		region: texts.region,
		township: texts.township,
		subdistrict: country === 'th' ? trimmed(texts.subdistrict) : null,
		postcode: trimmed(texts.postcode),
		homeNo: trimmed(texts.homeNo),
		street: trimmed(texts.street),
		landmark: trimmed(texts.landmark) || null,
	};
}

/** What is wrong with what was typed, by field (Specification §5). */
export function addressFieldProblems(values: AddressValues) {
	return addressProblems(toAddressInput(values));
}
