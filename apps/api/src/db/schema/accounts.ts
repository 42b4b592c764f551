import { sql } from 'drizzle-orm';
import {
	bigserial,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { at, oneOf } from './columns.ts';

export const users = pgTable(
	'users',
	{
		id: uuid().primaryKey(),
		kind: text().notNull(),
		name: text().notNull(),
		/** Lower case. */
		email: text().unique(),
		/** Digits with country code, for example 959… */
		phone: text().unique(),
		passwordHash: text('password_hash'),
		/** Picture of the shopper, an upload; null without one. */
		pictureKey: text('picture_key'),
		/** Language that mails and messages are written in; null until it is known. */
		language: text(),
		emailVerifiedAt: at('email_verified_at'),
		phoneVerifiedAt: at('phone_verified_at'),
		/** Which pieces of news the shopper wants, by kind; those that are not named are wanted. */
		notificationChoices: jsonb('notification_choices').$type<Record<string, boolean>>().notNull().default({}),
		/** When staff locked it: it cannot sign in, and its sessions are dead. */
		lockedAt: at('locked_at'),
		lockReason: text('lock_reason'),
		/** When its deletion was requested; the account is purged 90 days later (Specification §4). */
		deletionRequestedAt: at('deletion_requested_at'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		check('users_kind_known', sql`${t.kind} in ('guest', 'registered')`),
		oneOf('users_language_known', t.language, ['en', 'mm', 'thai', 'china']),
		check('users_email_lower', sql`${t.email} = lower(${t.email})`),
		check('users_registered_can_sign_in', sql`${t.kind} = 'guest' or coalesce(${t.email}, ${t.phone}) is not null`),
		index('users_to_purge').on(t.deletionRequestedAt),
	],
);

/** Those of `@zaylat/domain/roles`, which the tool that writes migrations cannot load. */
const STAFF_ROLES = ['catalogue', 'support', 'money', 'administrator'] as const;

/** Accounts that run the market, with their roles. */
export const operators = pgTable(
	'operators',
	{
		userId: uuid('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		since: at('since').notNull(),
		roles: text({ enum: STAFF_ROLES }).array().notNull(),
	},
	(t) => [
		check(
			'operators_roles_known',
			sql`cardinality(${t.roles}) > 0 and ${t.roles} <@ array[${sql.raw(STAFF_ROLES.map((role) => `'${role}'`).join(', '))}]`,
		),
	],
);

/** Second factors of staff: codes by time of an app (RFC 6238), and recovery codes. */
export const secondFactors = pgTable('second_factors', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** The secret, encrypted (`jobs/seal.ts`). */
	sealed: text().notNull(),
	/** When a first code of it was right; it counts from then on. */
	confirmedAt: at('confirmed_at'),
	/** Number of the last period whose code was used; no code of it or an earlier one counts again. */
	lastStep: integer('last_step').notNull().default(0),
	/** Keyed hashes of the recovery codes that were not used. */
	recoveryHashes: text('recovery_hashes').array().notNull().default([]),
	createdAt: at('created_at').notNull(),
});

export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		revokedAt: at('revoked_at'),
		/** When its shopper last proved who they are; what the account signs in with changes only soon after (ADR 28). */
		reauthenticatedAt: at('reauthenticated_at'),
		/** When its account, which is staff, last gave the second factor. */
		secondFactorAt: at('second_factor_at'),
	},
	(t) => [index('sessions_by_user').on(t.userId)],
);

/** Failed sign-ins per subject; a subject is a keyed hash, so the table contains no identifier or address. */
export const signInFailures = pgTable('sign_in_failures', {
	subject: text().primaryKey(),
	failures: integer().notNull(),
	firstAt: at('first_at').notNull(),
	lockedUntil: at('locked_until'),
});

/** Devices that an account signed in on; failed sign-ins on other devices do not lock them out. */
export const knownDevices = pgTable(
	'known_devices',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Keyed hash of the device cookie. */
		device: text().notNull(),
		seenAt: at('seen_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.device] }), index('known_devices_old').on(t.seenAt)],
);

/** Tokens that renew a session of the local provider; each is used once, and a second use ends the session. */
export const refreshTokens = pgTable(
	'refresh_tokens',
	{
		/** SHA-256 of the token; the token itself is not stored. */
		tokenHash: text('token_hash').primaryKey(),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => sessions.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		usedAt: at('used_at'),
	},
	(t) => [index('refresh_tokens_by_session').on(t.sessionId)],
);

/** Linked accounts of OAuth providers, such as Google. */
export const linkedAccounts = pgTable(
	'linked_accounts',
	{
		provider: text().notNull(),
		providerAccountId: text('provider_account_id').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** What the shopper is known by there, for the list of linked accounts. */
		label: text().notNull(),
		linkedAt: at('linked_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.provider, t.providerAccountId] }),
		unique('linked_accounts_one_per_provider').on(t.userId, t.provider),
	],
);

/** Those of `@zaylat/domain/account`, which the tool that writes migrations cannot load. */
const CHANGES = ['email', 'phone', 'password', 'link'] as const;

/** Changes of what an account signs in with, so that the link of their notice can revert them (ADR 28). */
export const accountChanges = pgTable(
	'account_changes',
	{
		/** Grows in the order of the changes, so that a link reverts the later ones, too. */
		id: bigserial({ mode: 'number' }).primaryKey(),
		/** SHA-256 of the token in the link; the token itself is not stored. */
		tokenHash: text('token_hash').notNull().unique(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text({ enum: CHANGES }).notNull(),
		/** The email or number that was replaced, null when there was none; the provider of an account that was linked. */
		before: text(),
		/** When that email or number was verified. */
		verifiedAt: at('verified_at'),
		changedAt: at('changed_at').notNull(),
		revertedAt: at('reverted_at'),
	},
	(t) => [oneOf('account_changes_kind_known', t.kind, CHANGES), index('account_changes_by_user').on(t.userId, t.id)],
);

/** One-time codes that were sent; only the newest of a subject and purpose counts (Decision 17). */
export const otpCodes = pgTable(
	'otp_codes',
	{
		id: uuid().primaryKey(),
		/** Keyed hash of email or phone, so that the table contains no identifier. */
		subject: text().notNull(),
		purpose: text().notNull(),
		/** Keyed hash of the code. */
		codeHash: text('code_hash').notNull(),
		sentAt: at('sent_at').notNull(),
		tries: smallint().notNull().default(0),
		usedAt: at('used_at'),
	},
	(t) => [
		oneOf('otp_codes_purpose_known', t.purpose, [
			'register',
			'reset_password',
			'sign_in',
			'delete_account',
			'contact_phone',
			'change_identifier',
			'reauthenticate',
		]),
		check('otp_codes_tries_range', sql`${t.tries} between 0 and 5`),
		index('otp_codes_newest').on(t.subject, t.purpose, t.sentAt.desc()),
	],
);
