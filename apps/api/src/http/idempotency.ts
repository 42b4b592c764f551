import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
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
	once: IdempotentCall,
	work: () => Promise<string>,
): Promise<string> {
	const { db } = services;
	const { userId, key, call, hasHappened } = once;
	if (key === undefined || !KEY.test(key)) throw new Failure('key_missing');
	const fingerprint = createHash('sha256').update(JSON.stringify(call)).digest('base64url');
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

interface KeyedCall {
	readonly userId: string;
	readonly key: string;
}

const isCall = ({ userId, key }: KeyedCall) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** The stored response of an earlier call; undefined when this call must run and its key is now reserved. */
async function storedAnswer(
	{ db, now }: Services,
	call: KeyedCall & { readonly fingerprint: string },
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
