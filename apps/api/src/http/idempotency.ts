import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Presence } from '../db/presence.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/** An idempotent call. */
export interface IdempotentCall {
	readonly userId: string;
	/** The `idempotency-key` header. */
	readonly key: string | undefined;
	/** The input of the call; the same key with a different input is refused. */
	readonly call: unknown;
	/** Whether the call of this key was executed although no response was stored; `work` then returns its response. */
	hasHappened(): Promise<boolean>;
}

const KEY = /^[\w-]{8,64}$/;

/** Maximum polls for the response of a running call, and milliseconds between them. */
const MOST_POLLS = 100;
const POLL_MS = 50;

/**
 * Executes a call once per idempotency key: later ones get the first response, and wait while the first still runs, as
 * when two tabs begin to pay concurrently. A call that fails may be sent again with the same key. A key
 * belongs to the process in which its call runs: when that process ends, or the call ends and cannot give the key back
 * because the database is away, the next call with the key takes it over at once.
 * @param work makes the response, as JSON; its own transaction decides whether it happened
 * @returns the answer as JSON
 * @throws Failure `key_missing`; `key_reused` for another call, or one that runs for five seconds more; whatever `work`
 * throws
 */
export async function runIdempotently(
	services: Services,
	idempotentCall: IdempotentCall,
	work: () => Promise<string>,
): Promise<string> {
	const { db, presence } = services;
	const { userId, key, call, hasHappened } = idempotentCall;
	if (key === undefined || !KEY.test(key)) throw new Failure('key_missing');
	const fingerprint = fingerprintOf(call);
	const isThis = isCall({ userId, key });
	// Calls of this process wait for each other here: a key of this process that none of them runs was left behind.
	const release = await turnOf(presence, `${userId} ${key}`);
	try {
		const earlier = await storedAnswer(services, { userId, key, fingerprint }, hasHappened);
		if (earlier !== undefined) return earlier;
		return await answerOnce(db, isThis, work);
	} finally {
		release();
	}
}

/** Does the work and stores its answer with the key; a call that fails deletes the key. */
async function answerOnce(db: Db, isThis: SQL | undefined, work: () => Promise<string>): Promise<string> {
	try {
		const response = await work();
		await db
			.update(idempotencyKeys)
			.set({ status: 200, response: JSON.parse(response) })
			.where(isThis);
		return response;
	} catch (error) {
		// Without the database the key stays, and the next call takes it over.
		await db
			.delete(idempotencyKeys)
			.where(isThis)
			.catch(() => {});
		throw error;
	}
}

/** Waits until no call of this process runs with a key. @returns ends the turn; @throws Failure `key_reused` after five seconds */
async function turnOf({ running }: Presence, id: string): Promise<() => void> {
	for (let poll = 0; running.has(id); poll++) {
		if (poll === MOST_POLLS) throw new Failure('key_reused');
		await wait(POLL_MS);
	}
	running.add(id);
	return () => running.delete(id);
}

/** A call that its key names; the key is of the user alone. */
export interface KeyedCall extends KeyOfUser {
	/** Hash of the input: the same key with a different input is refused. */
	readonly fingerprint: string;
}

/**
 * The call that an optional `idempotency-key` header names.
 * @param call the input of the call
 * @throws Failure `key_missing` for a malformed key
 */
export function keyedCall(userId: string, key: string, call: unknown): KeyedCall {
	if (!KEY.test(key)) throw new Failure('key_missing');
	return { userId, key, fingerprint: fingerprintOf(call) };
}

/**
 * Stores the key of a call in the transaction of its change, so that both happen or neither, even if the server ends
 * in between. Concurrent calls with the same key wait for the first transaction.
 * @returns whether this is the first time; else nothing must be changed
 * @throws Failure `key_reused` for another call
 */
export async function isFirstTime(tx: Db, call: KeyedCall, now: Date): Promise<boolean> {
	const [stored] = await tx
		.insert(idempotencyKeys)
		.values({ ...call, status: 200, createdAt: now })
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	if (stored) return true;
	const [earlier] = await tx.select().from(idempotencyKeys).where(isCall(call));
	if (earlier?.fingerprint !== call.fingerprint) throw new Failure('key_reused');
	return false;
}

const fingerprintOf = (call: unknown) => createHash('sha256').update(JSON.stringify(call)).digest('base64url');

interface KeyOfUser {
	readonly userId: string;
	readonly key: string;
}

const isCall = ({ userId, key }: KeyOfUser) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** The stored response of an earlier call; undefined when this call must run and its key is now reserved. */
async function storedAnswer(
	{ db, now, presence }: Services,
	call: KeyedCall,
	hasHappened: IdempotentCall['hasHappened'],
): Promise<string | undefined> {
	await presence.ensure();
	for (let poll = 0; poll < MOST_POLLS; poll++) {
		if (poll > 0) await wait(POLL_MS);
		const [begun] = await db
			.insert(idempotencyKeys)
			.values({ ...call, owner: presence.id, createdAt: new Date(now()) })
			.onConflictDoNothing()
			.returning({ key: idempotencyKeys.key });
		if (begun) return undefined;
		const [earlier] = await db.select().from(idempotencyKeys).where(isCall(call));
		// A failed call has deleted its key in the meantime.
		if (!earlier) continue;
		if (earlier.fingerprint !== call.fingerprint) break;
		if (earlier.status !== null) return JSON.stringify(earlier.response);
		if (await hasHappened()) return undefined;
		if (await takeOver(db, call, { from: earlier.owner, to: presence.id })) return undefined;
	}
	throw new Failure('key_reused');
}

/**
 * Takes over the key of a process that has ended: its lock can be had. A key of this process belongs to no call that runs.
 * @returns whether this call runs now
 */
async function takeOver(
	db: Db,
	call: KeyOfUser,
	{ from, to }: { readonly from: bigint | null; readonly to: bigint },
): Promise<boolean> {
	const { owner } = idempotencyKeys;
	const hasEnded = sql`(${owner} is null or ${owner} = ${to}::bigint or pg_try_advisory_xact_lock(${owner}))`;
	const isAsRead = sql`${idempotencyKeys.owner} is not distinct from ${from}::bigint`;
	const taken = await db
		.update(idempotencyKeys)
		.set({ owner: to })
		.where(and(isCall(call), isNull(idempotencyKeys.status), isAsRead, hasEnded))
		.returning({ key: idempotencyKeys.key });
	return taken.length > 0;
}
