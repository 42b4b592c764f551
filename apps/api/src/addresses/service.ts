import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@zaylat/api-client/contract';
import {
	type AddressFields,
	addressProblems,
	MOST_ADDRESSES,
	readAddress,
	withOnePrimary,
} from '@zaylat/domain/addresses';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { addresses, users } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import { listOf, type SavedAddress } from './queries.ts';

/** When a change is made, and its idempotency key: a repeated call changes nothing. */
export interface AddressCall {
	readonly now: Date;
	readonly keyedCall: KeyedCall | undefined;
}

/**
 * Adds an address. A UUID as idempotency key becomes its id, so that a client can name an address before it is stored.
 * @throws Failure `bad_request` with `fields`, `addresses_full`, `key_reused`
 */
export async function add(
	db: Db,
	userId: string,
	input: AddressInput & { readonly isPrimary: boolean },
	call: AddressCall,
): Promise<SavedAddress[]> {
	const { isPrimary, ...typed } = input;
	const fields = readFields(typed);
	return change(db, userId, call, async (tx, saved) => {
		if (saved.length >= MOST_ADDRESSES) throw new Failure('addresses_full', { details: { most: MOST_ADDRESSES } });
		const key = call.keyedCall?.key;
		const id = key !== undefined && isUuid(key) ? key : randomUUID();
		const [added] = await tx
			.insert(addresses)
			.values({ id, userId, ...fields, isPrimary: false, createdAt: call.now })
			.onConflictDoNothing()
			.returning({ id: addresses.id });
		if (!added) throw new Failure('key_reused');
		return isPrimary ? id : undefined;
	});
}

/** Changes an address. @throws Failure `bad_request` with `fields`, `address_not_found`, also for those of others */
export async function replace(
	db: Db,
	userId: string,
	id: string,
	input: AddressInput,
	call: AddressCall,
): Promise<SavedAddress[]> {
	const fields = readFields(input);
	return change(db, userId, call, async (tx, saved) => {
		requireSaved(saved, id);
		await tx.update(addresses).set(fields).where(isOf(userId, id));
		return undefined;
	});
}

/** Makes an address the primary one. @throws Failure `address_not_found`, also for those of others */
export async function makePrimary(db: Db, userId: string, id: string, call: AddressCall): Promise<SavedAddress[]> {
	return change(db, userId, call, async (_, saved) => {
		requireSaved(saved, id);
		return id;
	});
}

/** Deletes an address. @throws Failure `address_not_found`, also for those of others */
export async function remove(db: Db, userId: string, id: string, call: AddressCall): Promise<SavedAddress[]> {
	return change(db, userId, call, async (tx, saved) => {
		requireSaved(saved, id);
		await tx.delete(addresses).where(isOf(userId, id));
		return undefined;
	});
}

/**
 * Gives the addresses of a guest to an account, as many as fit. The account's primary one stays it; without one, the
 * oldest becomes it (Specification §3).
 */
export async function mergeAddresses(db: Db, fromUserId: string, toUserId: string): Promise<void> {
	await change(db, toUserId, undefined, async (tx, saved) => {
		const guestAddresses = await listOf(tx, fromUserId);
		const ids = guestAddresses.slice(0, Math.max(0, MOST_ADDRESSES - saved.length)).map(({ id }) => id);
		await tx
			.update(addresses)
			.set({ userId: toUserId, isPrimary: false })
			.where(and(eq(addresses.userId, fromUserId), inArray(addresses.id, ids)));
		return undefined;
	});
}

const isOf = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId));

function requireSaved(saved: readonly SavedAddress[], id: string): void {
	if (!saved.some((address) => address.id === id)) throw new Failure('address_not_found');
}

/**
 * Changes an address book in a transaction that locks the shopper's row, so that changes are serialized, and settles
 * which address is the primary one (Specification §3).
 * @param work returns the id of the new primary address, if it chooses one
 * @throws Failure `key_reused`
 */
async function change(
	db: Db,
	userId: string,
	call: AddressCall | undefined,
	work: (tx: Db, saved: readonly SavedAddress[]) => Promise<string | undefined>,
): Promise<SavedAddress[]> {
	return db.transaction(async (tx) => {
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
		const before = await listOf(tx, userId);
		if (call?.keyedCall && !(await isFirstTime(tx, call.keyedCall, call.now))) return before;
		const primaryId = await work(tx, before);
		const saved = await listOf(tx, userId);
		const settled = withOnePrimary(saved, primaryId);
		// The previous primary address is updated first: a unique index allows only one at a time.
		const changed = settled.filter((address) => !saved.includes(address));
		for (const { id, isPrimary } of changed.toSorted((a, b) => Number(a.isPrimary) - Number(b.isPrimary))) {
			await tx.update(addresses).set({ isPrimary }).where(eq(addresses.id, id));
		}
		return settled;
	});
}

/** What is stored of a typed address. @throws Failure `bad_request` with the problem of each field */
function readFields(typed: AddressInput): AddressFields {
	const problems = z.record(z.string(), z.string()).parse(addressProblems(typed));
	if (Object.keys(problems).length > 0) throw new Failure('bad_request', { fields: problems });
	return readAddress(typed);
}
