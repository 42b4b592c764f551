import { type Address, address } from '@zaylat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { addresses } from '../db/schema/index.ts';

/** The addresses of a shopper, the oldest first; the contract's schema narrows the words that the database checks. */
export async function listOf(db: Db, userId: string): Promise<Address[]> {
	const rows = await db
		.select()
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(asc(addresses.createdAt), asc(addresses.id));
	return rows.map((row) => address.parse(row));
}
