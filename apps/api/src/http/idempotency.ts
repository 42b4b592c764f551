import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/index.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/** A call that must happen once. */
export interface IdempotentCall {
	readonly userId: string;
	/** The `idempotency-key` header. */
	readonly key: string | undefined;
	/** What is asked for; the same key for something else is refused. */
	readonly call: unknown;
	/** Whether the call of this key has happened although no answer was kept; `work` then gives the answer of that. */
	hasHappened(): Promise<boolean>;
}

const KEY = /^[\w-]{8,64}$/;

/** Longest that a call may run; an older one was cut off. */
const STUCK_MS = 60_000;

/** How often a call that runs already is looked at, and how long between. */
const LOOKS = 100;
const LOOK_AGAIN_MS = 50;

/**
 * Lets a call happen once per key: later ones get the first one's answer, and wait for it while the first still runs, as
 * when two tabs begin to pay at once. A call that fails may be sent again with the same key. One that was cut off is
 * answered at once where it has happened; else it holds its key until it is a minute old.
 * @param work makes the answer, as JSON; its own transaction decides whether it happened
 * @returns the answer as JSON
 * @throws Failure `key_missing`; `key_reused` for another call, or one that runs for five seconds more; whatever `work` throws
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
	const earlier = await answerBefore(services, { userId, key, fingerprint }, hasHappened);
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

/** The answer that a call had before; undefined when it is to be made now, and nobody else makes it then. */
async function answerBefore(
	{ db, now }: Services,
	call: KeyedCall & { readonly fingerprint: string },
	hasHappened: IdempotentCall['hasHappened'],
): Promise<string | undefined> {
	for (let look = 0; look < LOOKS; look++) {
		if (look > 0) await wait(LOOK_AGAIN_MS);
		const [begun] = await db
			.insert(idempotencyKeys)
			.values({ ...call, createdAt: new Date(now()) })
			.onConflictDoNothing()
			.returning({ key: idempotencyKeys.key });
		if (begun) return undefined;
		const [earlier] = await db.select().from(idempotencyKeys).where(isCall(call));
		// One that has failed since then has let its key go.
		if (!earlier) continue;
		if (earlier.fingerprint !== call.fingerprint) break;
		if (earlier.status !== null) return JSON.stringify(earlier.answer);
		if (await hasHappened()) return undefined;
		if (now() - earlier.createdAt.getTime() >= STUCK_MS) return undefined;
	}
	throw new Failure('key_reused');
}
