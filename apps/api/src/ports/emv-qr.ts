import type { Edition } from '@zaylat/domain/editions';
import { type Money, toDecimal } from '@zaylat/domain/money';

/** The payee of a QR code, in characters that every reader supports. */
interface Merchant {
	/** Tag of the merchant's account, and its fields. */
	readonly account: { readonly tag: string; readonly fields: (reference: string) => readonly Field[] };
	/** ISO 4217 number. */
	readonly currency: string;
	readonly country: string;
	readonly name: string;
	readonly city: string;
}

type Field = readonly [tag: string, value: string];

/** Merchant category code of department stores. */
const CATEGORY = '5311';

/**
 * The merchant of each edition. Thailand: PromptPay bill payment, field 30 with the application id A000000677010112
 * (Thai QR Payment Standard). Myanmar: the form of MMQR, an EMVCo account template with the sandbox's own identifier.
 */
const MERCHANTS: Readonly<Record<Edition, Merchant>> = {
	th: {
		account: {
			tag: '30',
			fields: (reference) => [
				['00', 'A000000677010112'],
				['01', '099400015804189'],
				['02', reference],
			],
		},
		currency: '764',
		country: 'TH',
		name: 'ZAYLAT THAILAND',
		city: 'BANGKOK',
	},
	mm: {
		account: {
			tag: '26',
			fields: (reference) => [
				['00', 'com.zaylat.sandbox.mmqr'],
				['01', '9500000001'],
				['02', reference],
			],
		},
		currency: '104',
		country: 'MM',
		name: 'ZAYLAT MYANMAR',
		city: 'YANGON',
	},
};

/**
 * Writes the payload of a QR code that pays an amount once (EMVCo QR Code Specification for Payment Systems,
 * merchant-presented mode; Decision 11).
 * @param edition decides between PromptPay and the form of MMQR
 * @param amount what is paid, in the edition's currency
 * @param reference letters and digits that the payment is known by, at most 20
 * @returns the payload with its checksum
 */
export function qrPayloadOf(edition: Edition, amount: Money, reference: string): string {
	const { account, currency, country, name, city } = MERCHANTS[edition];
	const fields = write([
		['00', '01'],
		// 12: the code is for one payment.
		['01', '12'],
		[account.tag, write(account.fields(reference))],
		['52', CATEGORY],
		['53', currency],
		['54', toDecimal(amount)],
		['58', country],
		['59', name],
		['60', city],
		['62', write([['05', reference]])],
	]);
	// The checksum covers its own tag and length.
	const body = `${fields}6304`;
	return body + crc16(body);
}

/**
 * The checksum of EMVCo payloads: CRC-16/CCITT-FALSE (polynomial 0x1021, begun with 0xFFFF).
 * @param text ASCII
 * @returns four hexadecimal digits in capitals
 */
export function crc16(text: string): string {
	let crc = 0xffff;
	for (const byte of Buffer.from(text, 'ascii')) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, '0');
}

const write = (fields: readonly Field[]): string =>
	fields.map(([tag, value]) => tag + String(value.length).padStart(2, '0') + value).join('');
