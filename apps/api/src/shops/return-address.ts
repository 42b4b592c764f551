import type { Order } from '@zaylat/api-client/contract';
import { phoneKey, readPhone } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { shopReturnAddresses } from '../db/schema/index.ts';

type Place = NonNullable<Order['address']>;

/** Where parcels of shops come from and go back to, by id of the shop, for readers of a language; without those that have not said it. */
export async function returnAddressesOf(
	db: Db,
	shopIds: readonly number[],
	language: Language,
): Promise<ReadonlyMap<number, Place>> {
	if (shopIds.length === 0) return new Map();
	const rows = await db
		.select()
		.from(shopReturnAddresses)
		.where(inArray(shopReturnAddresses.shopId, [...new Set(shopIds)]));
	return new Map(rows.map(({ shopId, address, places }) => [shopId, placeOf(address, places[language])]));
}

function placeOf(address: (typeof shopReturnAddresses.$inferSelect)['address'], text: string): Place {
	const { recipient, phone, phoneCountry, homeNo, street, landmark, postcode } = address;
	const read = readPhone(phone, phoneCountry);
	return { recipient, phone: read ? phoneKey(read) : phone, homeNo, street, landmark, postcode, text };
}
