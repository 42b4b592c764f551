import { DAY_SECONDS } from '@zaylat/domain/time';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import {
	accountChanges,
	coViews,
	idempotencyKeys,
	knownDevices,
	missedSearches,
	otpCodes,
	outbox,
	paymentInbox,
	rateLimits,
	refreshTokens,
	sentImports,
	sessions,
	signInFailures,
	uploads,
	webhookEvents,
} from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { REMEMBERED_DAYS } from '../products/co-views.ts';
import { KEPT_DAYS } from '../search/missed-searches.ts';
import { isUploadKey } from '../uploads/keys.ts';
import type { ScheduledTask } from './schedule.ts';

/** Rows deleted per statement, so that no statement takes many locks or runs long. */
const BATCH = 1_000;

/** Expired rows to delete; an age in seconds after the column's moment. */
const OLD_ROWS: readonly {
	readonly name: string;
	readonly table: PgTable;
	readonly after: number;
	/** Condition of expired rows. @param before rows older than this moment are expired */
	readonly isOld: (before: Date) => SQL;
}[] = [
	{
		name: 'rate-limits',
		table: rateLimits,
		after: DAY_SECONDS,
		isOld: (before) => sql`${rateLimits.windowStart} < ${before.toISOString()}::timestamptz`,
	},
	{
		// A client may retry for as long as its tab stays open.
		name: 'idempotency-keys',
		table: idempotencyKeys,
		after: 7 * DAY_SECONDS,
		isOld: (before) => sql`${idempotencyKeys.createdAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'sessions',
		table: sessions,
		after: DAY_SECONDS,
		isOld: (before) =>
			sql`least(${sessions.expiresAt}, coalesce(${sessions.revokedAt}, ${sessions.expiresAt})) < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'refresh-tokens',
		table: refreshTokens,
		after: DAY_SECONDS,
		isOld: (before) => sql`${refreshTokens.expiresAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'otp-codes',
		table: otpCodes,
		after: DAY_SECONDS,
		isOld: (before) => sql`${otpCodes.sentAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		// Stored for longer than their links work, so that an expired link can be distinguished from a wrong one.
		name: 'account-changes',
		table: accountChanges,
		after: 30 * DAY_SECONDS,
		isOld: (before) => sql`${accountChanges.changedAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'sign-in-failures',
		table: signInFailures,
		after: DAY_SECONDS,
		isOld: (before) =>
			sql`greatest(${signInFailures.firstAt}, coalesce(${signInFailures.lockedUntil}, ${signInFailures.firstAt})) < ${before.toISOString()}::timestamptz`,
	},
	{
		// As long as the cookie lives.
		name: 'known-devices',
		table: knownDevices,
		after: 365 * DAY_SECONDS,
		isOld: (before) => sql`${knownDevices.seenAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'missed-searches',
		table: missedSearches,
		after: KEPT_DAYS * DAY_SECONDS,
		isOld: (before) => sql`${missedSearches.day} < ${before.toISOString()}::date`,
	},
	{
		name: 'co-views',
		table: coViews,
		after: REMEMBERED_DAYS * DAY_SECONDS,
		isOld: (before) => sql`${coViews.lastDay} < ${before.toISOString()}::date`,
	},
	{
		name: 'payment-inbox',
		table: paymentInbox,
		after: 90 * DAY_SECONDS,
		isOld: (before) => sql`${paymentInbox.receivedAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		// With their faults, which sellers read until then.
		name: 'sent-imports',
		table: sentImports,
		after: 30 * DAY_SECONDS,
		isOld: (before) => sql`${sentImports.endedAt} < ${before.toISOString()}::timestamptz`,
	},
	{
		// With their deliveries and tries.
		name: 'webhook-events',
		table: webhookEvents,
		after: 30 * DAY_SECONDS,
		isOld: (before) => sql`${webhookEvents.at} < ${before.toISOString()}::timestamptz`,
	},
	{
		name: 'outbox',
		table: outbox,
		after: 30 * DAY_SECONDS,
		isOld: (before) => sql`${outbox.createdAt} < ${before.toISOString()}::timestamptz`,
	},
];

/** Seconds that a picture may wait for what shows it. */
const UNUSED_UPLOAD_SECONDS = DAY_SECONDS;

/** Tasks that delete what is old: one per table, and those of pictures. */
export const cleaningTasks: readonly ScheduledTask[] = [
	...OLD_ROWS.map(({ name, table, after, isOld }) => ({
		name: `clean-${name}`,
		cron: '23 * * * *',
		run: ({ db, now }: Services) => deleteInBatches(db, table, isOld(new Date(now() - after * 1000))),
	})),
	{ name: 'clean-unused-uploads', cron: '29 * * * *', run: removeUnusedUploads },
	{ name: 'clean-orphan-files', cron: '31 20 * * *', run: removeOrphanFiles },
];

async function deleteInBatches(db: Db, table: PgTable, isOld: SQL): Promise<number> {
	for (let done = 0; ; ) {
		// Rows locked by other transactions are left to the next run.
		const { rowCount } = await db.execute(
			sql`delete from ${table} where ctid = any (array(select ctid from ${table} where ${isOld} limit ${BATCH} for update skip locked))`,
		);
		done += rowCount ?? 0;
		if ((rowCount ?? 0) < BATCH) return done;
	}
}

async function removeUnusedUploads({ db, files, now }: Services): Promise<number> {
	const before = new Date(now() - UNUSED_UPLOAD_SECONDS * 1000).toISOString();
	for (let done = 0; ; ) {
		const { rows } = await db.execute<{ key: string }>(
			sql`delete from ${uploads} where ctid = any (array(
				select ctid from ${uploads} where ${uploads.usedAt} is null and ${uploads.createdAt} < ${before}::timestamptz
				limit ${BATCH} for update skip locked
			)) and ${uploads.usedAt} is null returning ${uploads.pictureKey} as key`,
		);
		for (const { key } of rows) await files.removeFolder(key);
		done += rows.length;
		if (rows.length < BATCH) return done;
	}
}

/** Removes files whose rows went another way, as with a purged account; rows are written before their files. */
async function removeOrphanFiles({ db, files }: Services): Promise<number> {
	const folders = (await files.folders()).filter(isUploadKey);
	let done = 0;
	for (let start = 0; start < folders.length; start += BATCH) {
		const keys = folders.slice(start, start + BATCH);
		const rows = await db.select({ key: uploads.pictureKey }).from(uploads).where(inArray(uploads.pictureKey, keys));
		const known = new Set(rows.map(({ key }) => key));
		for (const key of keys) {
			if (known.has(key)) continue;
			await files.removeFolder(key);
			done += 1;
		}
	}
	return done;
}
