import type { Localized, TypedAddress } from '@zaylat/api-client/contract';
import { addressProblems } from '@zaylat/domain/addresses';
import { type DiallingCode, phoneKey, readPhone } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { addresses, regions, type StoredAddress, subdistricts, townships } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';

/** What a call says of where parcels go. */
export interface WantedDestination {
	readonly addressId?: string | undefined;
	readonly address?: TypedAddress | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

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
	language: Language,
): Promise<StoredAddress | undefined> {
	const typed = wanted.addressId === undefined ? wanted.address : await bookedAddress(db, userId, wanted.addressId);
	if (typed === undefined) return undefined;
	const problems = addressProblems({ ...typed, label: '' });
	const phone = readPhone(typed.phone, typed.phoneCountry);
	if (Object.keys(problems).length > 0 || phone === undefined) {
		const fields = Object.entries({ ...(phone === undefined && { phone: 'phone_malformed' }), ...problems });
		throw new Failure('bad_request', {
			fields: Object.fromEntries(fields.map(([field, problem]) => [`address.${field}`, problem])),
		});
	}
	const { phone: _, phoneCountry: __, ...rest } = typed;
	return { ...rest, phone: phoneKey(phone), text: await placesInWords(db, typed, language) };
}

async function bookedAddress(db: Db, userId: string, id: string): Promise<TypedAddress> {
	const [row] = UUID.test(id)
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
		phoneCountry: diallingCode(row.phoneCountry),
	};
}

const diallingCode = (text: string): DiallingCode => (text === '66' || text === '65' ? text : '95');

/** Township and region as people say them; a place that no table knows is written as it was given. */
async function placesInWords(db: Db, address: TypedAddress, language: Language): Promise<string> {
	const { subdistrict, township, region, postcode } = address;
	const word = async (table: typeof regions | typeof townships | typeof subdistricts, key: string) => {
		const [row] = await db
			.select({ name: table.name })
			.from(table)
			.where(inArray(table.id, [key]));
		return nameIn(row?.name, language) ?? key;
	};
	const words = [
		subdistrict === null || subdistrict === '' ? '' : await word(subdistricts, subdistrict),
		await word(townships, township),
		await word(regions, region),
		postcode,
	];
	return words.filter((text) => text !== '').join(language === 'china' ? '，' : ', ');
}

const nameIn = (name: Localized | undefined, language: Language) => name?.[language];
