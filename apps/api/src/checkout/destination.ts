import type { TypedAddress } from '@zaylat/api-client/contract';
import { addressProblems, readAddress } from '@zaylat/domain/addresses';
import { phoneKey, readDiallingCode, readPhone } from '@zaylat/domain/contact';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { addresses, type StoredAddress } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { placesInAllLanguages } from '../locations/place-words.ts';

/** The destination in a request. */
export interface WantedDestination {
	readonly addressId?: string | undefined;
	readonly address?: TypedAddress | undefined;
}

/**
 * Finds where parcels go: an address of the account's book, or one that was typed.
 * @returns undefined when the call names neither
 * @throws Failure `address_not_found` for an id that is not of this account; `bad_request` with the problem of each
 * field for a typed address that cannot be delivered to (Specification §5)
 */
export async function readDestination(
	db: Db,
	userId: string,
	wanted: WantedDestination,
): Promise<StoredAddress | undefined> {
	const typed = wanted.addressId === undefined ? wanted.address : await bookedAddress(db, userId, wanted.addressId);
	if (typed === undefined) return undefined;
	const fields = { ...typed, label: '' };
	const problems = addressProblems(fields);
	const phone = readPhone(typed.phone, typed.phoneCountry);
	if (Object.keys(problems).length > 0 || phone === undefined) {
		const found = Object.entries({ ...(phone === undefined && { phone: 'phone_malformed' }), ...problems });
		throw new Failure('bad_request', {
			fields: Object.fromEntries(found.map(([field, problem]) => [`address.${field}`, problem])),
		});
	}
	const { phone: _, phoneCountry: __, label: ___, ...rest } = readAddress(fields);
	return { ...rest, phone: phoneKey(phone), text: await placesInAllLanguages(db, typed) };
}

async function bookedAddress(db: Db, userId: string, id: string): Promise<TypedAddress> {
	const [row] = isUuid(id)
		? await db
				.select()
				.from(addresses)
				.where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
		: [];
	if (!row) throw new Failure('address_not_found');
	const { recipient, phone, region, township, subdistrict, postcode, homeNo, street, landmark } = row;
	return {
		...{ recipient, phone, region, township, subdistrict, postcode, homeNo, street, landmark },
		country: row.country === 'th' ? 'th' : 'mm',
		phoneCountry: readDiallingCode(row.phoneCountry),
	};
}
