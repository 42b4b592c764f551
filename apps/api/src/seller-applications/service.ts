import { randomUUID } from 'node:crypto';
import { applicationDraftOf, type writtenApplication } from '@zaylat/api-client/contract';
import { applicationProblems, maySendApplication } from '@zaylat/domain/seller-applications';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { applicationDocuments, sellerApplications, uploads, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { takeUploads } from '../uploads/service.ts';
import { sealBank } from './bank.ts';

/** An application as the contract reads it. */
export type SentApplication = z.output<typeof writtenApplication>;

/** Fields of the contract by the fields of the rules. */
const FIELDS: Readonly<Record<string, string>> = {
	bankName: 'bank.name',
	bankHolder: 'bank.holder',
	bankNumber: 'bank.number',
};

/**
 * Sends the application of an account, or sends it again in the place of the one before.
 * @throws Failure `bad_request` with fields, `application_move_refused`, `upload_not_found`
 */
export async function sendApplication(
	{ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
	userId: string,
	sent: SentApplication,
): Promise<void> {
	const problems = applicationProblems(applicationDraftOf(sent));
	if (problems.length > 0) {
		const fields = problems.map(({ field, problem }) => [FIELDS[field] ?? field, problem] as const);
		throw new Failure('bad_request', { fields: Object.fromEntries(fields) });
	}
	const at = new Date(now());
	const { bank, documents, ...written } = sent;
	await db.transaction(async (tx) => {
		// Two that are sent at once are sent one after the other.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
		const [before] = await tx.select().from(sellerApplications).where(eq(sellerApplications.userId, userId));
		if (!maySendApplication(before?.state)) {
			throw new Failure('application_move_refused', { details: { state: before?.state ?? '' } });
		}
		const id = before?.id ?? randomUUID();
		const registrationNumber = written.kind === 'company' ? written.registrationNumber : '';
		const values = {
			...{ ...written, registrationNumber, userId, state: 'sent' as const, sentAt: at },
			...{ bankSealed: sealBank(config, bank), answer: null, decidedAt: null },
		};
		await tx
			.insert(sellerApplications)
			.values({ id, ...values })
			.onConflictDoUpdate({ target: sellerApplications.id, set: values });
		await replaceDocuments(tx, { id, userId, keys: [...new Set(documents)], at });
	});
}

/** Gives an application its documents. Those that it had and has no longer are deleted; their files go with the next cleaning. */
async function replaceDocuments(
	tx: Db,
	{ id, userId, keys, at }: { id: string; userId: string; keys: readonly string[]; at: Date },
): Promise<void> {
	const held = await tx
		.delete(applicationDocuments)
		.where(eq(applicationDocuments.applicationId, id))
		.returning({ key: applicationDocuments.pictureKey });
	const heldKeys = held.map(({ key }) => key);
	const fresh = keys.filter((key) => !heldKeys.includes(key));
	await takeUploads(tx, { userId, purpose: 'application', keys: fresh, at });
	const gone = heldKeys.filter((key) => !keys.includes(key));
	if (gone.length > 0) {
		await tx.delete(uploads).where(and(eq(uploads.userId, userId), inArray(uploads.pictureKey, gone)));
	}
	await tx
		.insert(applicationDocuments)
		.values(keys.map((pictureKey, position) => ({ applicationId: id, position, pictureKey })));
}
