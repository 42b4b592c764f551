import type { AddressInput } from '@zaylat/api-client/contract';
import { addressProblems, readAddress } from '@zaylat/domain/addresses';
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

/** Dialling code of an edition's country. */
export const DIALLING: Readonly<Record<Edition, DiallingCode>> = { mm: '95', th: '66' };

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

/** What is sent: what `readAddress` reads in the fields, and nothing in those that the country does not have. */
export function toAddressInput({ phone, ...values }: AddressValues): AddressInput {
	return readAddress({ ...values, phone: phone.number, phoneCountry: phoneCodeOf(phone.country) });
}

/** What is wrong with what was typed, by field (Specification §5). */
export function addressFieldProblems(values: AddressValues) {
	return addressProblems(toAddressInput(values));
}

/** What is in a form that was not sent yet. */
export interface TypedAddress {
	/** Whether a person has changed anything in it. */
	readonly isTouched: boolean;
	/** The address, once nothing is wrong with it. */
	readonly address: AddressInput | undefined;
}

/** Reads a form that was not sent yet. @param untouched its values before anybody typed */
export function typedAddress(values: AddressValues, untouched: unknown): TypedAddress {
	const isComplete = Object.keys(addressFieldProblems(values)).length === 0;
	return {
		isTouched: JSON.stringify(values) !== JSON.stringify(untouched),
		address: isComplete ? toAddressInput(values) : undefined,
	};
}
