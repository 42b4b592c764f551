import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
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

/** Longest run time of a call in milliseconds; an older one was interrupted. */
const STUCK_MS = 60_000;

/** Maximum polls for the response of a running call, and milliseconds between them. */
const MOST_POLLS = 100;
const POLL_MS = 50;

/**
 * Executes a call once per idempotency key: later ones get the first response, and wait while the first still runs, as
 * when two tabs begin to pay concurrently. A call that fails may be sent again with the same key. An interrupted call
 * is answered immediately if it was executed; otherwise its key stays reserved until it is a minute old.
 * @param work makes the answer, as JSON; its own transaction decides whether it happened
 * @returns the answer as JSON
 * @throws Failure `key_missing`; `key_reused` for another call, or one that runs for five seconds more; whatever `work`
 * throws
 */
export async function runIdempotently(
	services: Services,
	idempotentCall: IdempotentCall,
	work: () => Promise<string>,
): Promise<string> {
	const { db } = services;
	const { userId, key, call, hasHappened } = idempotentCall;
	if (key === undefined || !KEY.test(key)) throw new Failure('key_missing');
	const fingerprint = fingerprintOf(call);
	const earlier = await storedAnswer(services, { userId, key, fingerprint }, hasHappened);
	if (earlier !== undefined) return earlier;
	const isThis = isCall({ userId, key });
	try {
		const answer = await work();
		await db
			.update(idempotencyKeys)
			.set({ status: 200, answer: JSON.parse(answer) })
			.where(isThis);
		return answer;
	} catch (error) {
		await db.delete(idempotencyKeys).where(isThis);
		throw error;
	}
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
	{ db, now }: Services,
	call: KeyedCall,
	hasHappened: IdempotentCall['hasHappened'],
): Promise<string | undefined> {
	for (let poll = 0; poll < MOST_POLLS; poll++) {
		if (poll > 0) await wait(POLL_MS);
		const [begun] = await db
			.insert(idempotencyKeys)
			.values({ ...call, createdAt: new Date(now()) })
			.onConflictDoNothing()
			.returning({ key: idempotencyKeys.key });
		if (begun) return undefined;
		const [earlier] = await db.select().from(idempotencyKeys).where(isCall(call));
		// A failed call has deleted its key in the meantime.
		if (!earlier) continue;
		if (earlier.fingerprint !== call.fingerprint) break;
		if (earlier.status !== null) return JSON.stringify(earlier.answer);
		if (await hasHappened()) return undefined;
		if (now() - earlier.createdAt.getTime() >= STUCK_MS) return undefined;
	}
	throw new Failure('key_reused');
}
