import { randomUUID } from 'node:crypto';
import type { ContactPhone } from '@zaylat/api-client/contract';
import { type DiallingCode, MOST_CONTACT_PHONES, phoneKey, phoneProblem, readPhone } from '@zaylat/domain/contact';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { contactPhones, users } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';

/** The contact phones of a shopper, the oldest first. */
export async function listOf(db: Db, userId: string): Promise<ContactPhone[]> {
	const rows = await db
		.select()
		.from(contactPhones)
		.where(eq(contactPhones.userId, userId))
		.orderBy(asc(contactPhones.createdAt), asc(contactPhones.id));
	return rows.map(({ id, phone, verifiedAt }) => ({ id, phone, isVerified: verifiedAt !== null }));
}

/** Adds a number; one that is there already changes nothing. @throws Failure `bad_request`, `contact_phones_full` */
export async function add(
	db: Db,
	userId: string,
	typed: { readonly phone: string; readonly phoneCountry: DiallingCode },
	at: Date,
): Promise<void> {
	const read = readPhone(typed.phone, typed.phoneCountry);
	if (!read) {
		const problem = phoneProblem(typed.phone, typed.phoneCountry) ?? 'malformed';
		throw new Failure('bad_request', { fields: { phone: `phone_${problem}` } });
	}
	const phone = phoneKey(read);
	await db.transaction(async (tx) => {
		// Locks the shopper's row, so that two concurrent calls do not both take the last place.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
		const saved = await listOf(tx, userId);
		if (saved.some((each) => each.phone === phone)) return;
		if (saved.length >= MOST_CONTACT_PHONES) {
			throw new Failure('contact_phones_full', { details: { most: MOST_CONTACT_PHONES } });
		}
		await tx.insert(contactPhones).values({ id: randomUUID(), userId, phone, createdAt: at });
	});
}

/** Deletes a number. @throws Failure `contact_phone_not_found`, also for those of others */
export async function remove(db: Db, userId: string, id: string): Promise<void> {
	const { id: known } = await find(db, userId, id);
	await db.delete(contactPhones).where(eq(contactPhones.id, known));
}

/** A number of a shopper. @throws Failure `contact_phone_not_found`, also for those of others */
export async function find(db: Db, userId: string, id: string): Promise<typeof contactPhones.$inferSelect> {
	const [phone] = isUuid(id)
		? await db
				.select()
				.from(contactPhones)
				.where(and(eq(contactPhones.id, id), eq(contactPhones.userId, userId)))
		: [];
	if (!phone) throw new Failure('contact_phone_not_found');
	return phone;
}
