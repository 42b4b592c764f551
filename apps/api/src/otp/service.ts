import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { OtpReceipt } from '@zaylat/api-client/contract';
import { type Identifier, maskIdentifier } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { codeWait, OTP, otpFrom, otpProblem, readOtp } from '@zaylat/domain/otp';
import { DAY_MS } from '@zaylat/domain/time';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { otpCodes } from '../db/schema/index.ts';
import { subjectOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { deliver } from '../ports/deliver.ts';
import { deliverSealed, sealMessage } from '../ports/sealed-message.ts';
import { type OtpPurpose, otpMessage } from './messages.ts';

/** What codes are sent and checked with. */
export type OtpServices = Pick<Services, 'config' | 'db' | 'now' | 'random' | 'sms' | 'mail'>;

/** A code to send. */
export interface OtpOrder {
	readonly to: Identifier;
	readonly purpose: OtpPurpose;
	readonly language: Language;
	/** Sent instead of the code, which then nobody knows. */
	readonly message?: { readonly subject: string; readonly text: string };
	/** False to do all but send it, where callers may not learn whether the account exists. Default true. */
	readonly isSent?: boolean;
}

/** A code as typed. */
export interface TypedOtp {
	readonly from: Identifier;
	readonly purpose: OtpPurpose;
	readonly code: string;
}

/**
 * Sends a one-time code by a job, so that every call takes the same time; the previous code becomes invalid (Decision 17).
 * @throws Failure `otp_wait` with `details.retryAfter` when `codeWait` requires it after the codes that were sent to
 * this recipient for any purpose; `message_not_sent` when the server has no way to send to this recipient
 */
export async function sendOtp(services: OtpServices, order: OtpOrder): Promise<OtpReceipt> {
	const { db, config, now, random } = services;
	const { to, purpose, language, isSent = true } = order;
	const id = randomUUID();
	const code = otpFrom(random());
	const message = order.message ?? otpMessage(purpose, code, language);
	if (('email' in to ? services.mail : services.sms).isMissing) {
		// Counted as a message that failed, so that the metrics show it.
		await deliver(services, to, message).catch(() => {});
		throw new Failure('message_not_sent');
	}
	const subject = otpSubject(services, to);
	const sentAt = new Date(now());
	const resendWait = await db.transaction(async (tx) => {
		// Two concurrent calls must not both find that nothing was sent.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
		const earlier = await requirePause(tx, subject, now());
		const codeHash = subjectOf('otp-code', `${id}:${code}`, config);
		await tx.insert(otpCodes).values({ id, subject, purpose, codeHash, sentAt });
		const sealed = sealMessage(config, { to: isSent ? to : null, ...message });
		await tx.enqueue('code', [{ id, sealed }]);
		return codeWait([...earlier, sentAt.getTime()], sentAt.getTime());
	});
	return {
		channel: 'email' in to ? 'mail' : 'sms',
		sentTo: maskIdentifier(to),
		expiresAt: new Date(now() + OTP.lifeSeconds * 1000).toISOString(),
		resendAt: new Date(now() + resendWait * 1000).toISOString(),
	};
}

/** Sends codes. One that cannot be delivered is withdrawn, so that it starts no waiting time. */
export const codeHandler: JobHandler<JobData['code']> = {
	async run(services, job, { isLast }) {
		try {
			return await deliverSealed(services, job);
		} catch (error) {
			if (isLast) await services.db.delete(otpCodes).where(eq(otpCodes.id, job.id));
			throw error;
		}
	},
};

/**
 * Does what a code allows. The code is used up exactly when `work` is done: both are one transaction. A wrong code counts
 * as a try even so.
 * @throws Failure `bad_request` for what is no code; `otp_wrong` with `details.triesLeft`; `otp_expired` when it is too
 * old, used, or tried too often; whatever `work` throws, and then the code may be used again
 */
export async function useOtp<T>(services: OtpServices, typed: TypedOtp, work: (tx: Db) => Promise<T>): Promise<T> {
	const { db, config, now } = services;
	if (readOtp(typed.code) === undefined) throw new Failure('bad_request', { fields: { code: 'otp_malformed' } });
	const outcome = await db.transaction(async (tx) => {
		const [sent] = await tx
			.select()
			.from(otpCodes)
			.where(and(eq(otpCodes.subject, otpSubject(services, typed.from)), eq(otpCodes.purpose, typed.purpose)))
			.orderBy(desc(otpCodes.sentAt), desc(otpCodes.id))
			.limit(1)
			.for('update');
		if (!sent || sent.usedAt) return new Failure('otp_expired');
		const isMatch = (code: string) => isSame(subjectOf('otp-code', `${sent.id}:${code}`, config), sent.codeHash);
		const problem = otpProblem(typed.code, { sentAt: sent.sentAt.getTime(), tries: sent.tries, isMatch }, now());
		if (problem === 'wrong') {
			const tries = sent.tries + 1;
			await tx.update(otpCodes).set({ tries }).where(eq(otpCodes.id, sent.id));
			// Answered, not thrown: the try must be counted.
			return new Failure('otp_wrong', { details: { triesLeft: OTP.mostTries - tries } });
		}
		if (problem !== undefined) return new Failure('otp_expired');
		await tx
			.update(otpCodes)
			.set({ usedAt: new Date(now()) })
			.where(eq(otpCodes.id, sent.id));
		return { done: await work(tx) };
	});
	if (outcome instanceof Failure) throw outcome;
	return outcome.done;
}

const otpSubject = ({ config }: OtpServices, to: Identifier) => subjectOf('otp', JSON.stringify(to), config);

/** @returns when codes were sent to the subject in the last day @throws Failure `otp_wait` when another may not be sent yet */
async function requirePause(tx: Db, subject: string, now: number): Promise<number[]> {
	const sent = await tx
		.select({ sentAt: otpCodes.sentAt })
		.from(otpCodes)
		.where(and(eq(otpCodes.subject, subject), gt(otpCodes.sentAt, new Date(now - DAY_MS))));
	const times = sent.map(({ sentAt }) => sentAt.getTime());
	const retryAfter = codeWait(times, now);
	if (retryAfter > 0) throw new Failure('otp_wait', { details: { retryAfter } });
	return times;
}

function isSame(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && timingSafeEqual(left, right);
}
