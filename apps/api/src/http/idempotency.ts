import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/index.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/** A call that must happen once. */
export interface OnceCall {
	readonly userId: string;
	/** The `idempotency-key` header. */
	readonly key: string | undefined;
	/** What is asked for; the same key for something else is refused. */
	readonly call: unknown;
}

const KEY = /^[\w-]{8,64}$/;

/**
 * Lets a call happen once per key: later ones get the first one's answer. A call that fails may be sent again with the
 * same key; one that still runs, or was cut off in the middle, holds its key until it is a minute old.
 * @param work makes the answer, as JSON; its own transaction decides whether it happened
 * @returns the answer as JSON
 * @throws Failure `key_missing`; `key_reused` for another call or one that still runs; whatever `work` throws
 */
export async function onceOnly({ db, now }: Services, once: OnceCall, work: () => Promise<string>): Promise<string> {
	const { userId, key, call } = once;
	if (key === undefined || !KEY.test(key)) throw new Failure('key_missing');
	const fingerprint = createHash('sha256').update(JSON.stringify(call)).digest('base64url');
	const isThis = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
	const [begun] = await db
		.insert(idempotencyKeys)
		.values({ userId, key, fingerprint, createdAt: new Date(now()) })
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	if (!begun) {
		const [earlier] = await db.select().from(idempotencyKeys).where(isThis);
		if (!earlier || earlier.fingerprint !== fingerprint) throw new Failure('key_reused');
		if (earlier.status !== null) return JSON.stringify(earlier.answer);
		if (now() - earlier.createdAt.getTime() < STUCK_MS) throw new Failure('key_reused');
	}
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

/** Longest that a call may run; an older one was cut off. */
const STUCK_MS = 60_000;
