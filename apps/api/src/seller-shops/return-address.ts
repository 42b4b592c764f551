import type { OwnShop, ShopAddressInput } from '@zaylat/api-client/contract';
import { addressProblems, readAddress } from '@zaylat/domain/addresses';
import { readPhone } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { shopReturnAddresses } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { placesInAllLanguages } from '../locations/place-words.ts';
import { type Asker, requireShop } from './own-shop.ts';

/** The return address of a shop as its form shows it. */
export async function readReturnAddress(db: Db, shopId: number, language: Language): Promise<OwnShop['returnAddress']> {
	const [row] = await db.select().from(shopReturnAddresses).where(eq(shopReturnAddresses.shopId, shopId));
	return row ? { ...row.address, placeText: row.places[language] } : null;
}

/**
 * Writes, or with null removes, the return address of a shop.
 * @throws Failure `shop_not_found`; `bad_request` with the problem of each field
 */
export async function writeReturnAddress(
	db: Db,
	by: Asker,
	slug: string,
	typed: ShopAddressInput | null,
): Promise<void> {
	const { id: shopId } = await requireShop(db, by, slug);
	if (typed === null) {
		await db.delete(shopReturnAddresses).where(eq(shopReturnAddresses.shopId, shopId));
		return;
	}
	const fields = { ...typed, label: '' };
	const problems = {
		...(readPhone(typed.phone, typed.phoneCountry) === undefined && { phone: 'phone_malformed' }),
		...addressProblems(fields),
	};
	if (Object.keys(problems).length > 0) {
		const named = Object.entries(problems).map(([field, problem]) => [`address.${field}`, problem]);
		throw new Failure('bad_request', { fields: Object.fromEntries(named) });
	}
	const { label: _, ...address } = readAddress(fields);
	const row = { address, places: await placesInAllLanguages(db, address) };
	await db
		.insert(shopReturnAddresses)
		.values({ shopId, ...row })
		.onConflictDoUpdate({ target: shopReturnAddresses.shopId, set: row });
}
