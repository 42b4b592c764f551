import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, oneOf } from './columns.ts';

/** Calls per subject in the current window and the one before, from which the calls of a sliding window are estimated. */
export const rateLimits = pgTable(
	'rate_limits',
	{
		subject: text().primaryKey(),
		windowStart: at('window_start').notNull(),
		calls: integer().notNull(),
		previousCalls: integer('previous_calls').notNull().default(0),
	},
	(t) => [index('rate_limits_old').on(t.windowStart)],
);

/** Answers of calls that must happen once; a call with the same key gets the same answer again. */
export const idempotencyKeys = pgTable(
	'idempotency_keys',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		key: text().notNull(),
		/** Hash of method, path and body, so that a key is not used for something else. */
		fingerprint: text().notNull(),
		/** Null while the first call still runs. */
		status: integer(),
		response: jsonb('answer'),
		/** Presence of the process in which the first call runs (`db/presence.ts`); null where the key is stored with the change. */
		owner: bigint({ mode: 'bigint' }),
		createdAt: at('created_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_old').on(t.createdAt)],
);

/** Pictures that people sent, decoded and written again, without the data that cameras add. */
export const uploads = pgTable(
	'uploads',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		purpose: text().notNull(),
		/** Key in the file store, and picture key where it is shown. */
		pictureKey: text('picture_key').notNull().unique(),
		width: integer().notNull(),
		height: integer().notNull(),
		bytes: integer().notNull(),
		createdAt: at('created_at').notNull(),
		/** Set when a review, message, profile, return or application shows it; what is never used is deleted after a day. */
		usedAt: at('used_at'),
	},
	(t) => [
		oneOf('uploads_purpose_known', t.purpose, ['review', 'chat', 'profile', 'return', 'application']),
		check('uploads_size_positive', sql`least(${t.width}, ${t.height}, ${t.bytes}) > 0`),
		index('uploads_unused').on(t.createdAt).where(sql`${t.usedAt} is null`),
		index('uploads_by_user').on(t.userId, t.createdAt.desc()),
	],
);

/** Pictures that sellers sent for products; one that nothing names is removed some weeks after it was last sent. */
export const sentPictures = pgTable(
	'sent_pictures',
	{
		/** Picture key, which follows from the bytes that were sent. */
		key: text().primaryKey(),
		sentAt: at('sent_at').notNull(),
	},
	(t) => [index('sent_pictures_old').on(t.sentAt)],
);

/** Messages and mails that the local adapters keep instead of sending; developers read them at /dev-tool. */
export const outbox = pgTable(
	'outbox',
	{
		id: uuid().primaryKey(),
		channel: text().notNull(),
		recipient: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [oneOf('outbox_channel_known', t.channel, ['sms', 'mail']), index('outbox_newest').on(t.createdAt.desc())],
);

/** What was done once to this database, for example the seed. */
export const markers = pgTable('markers', {
	key: text().primaryKey(),
	value: text().notNull(),
	doneAt: at('done_at').notNull(),
});
