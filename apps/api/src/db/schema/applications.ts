import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, shops } from './catalogue.ts';
import { at, oneOf } from './columns.ts';

/** Those of `@zaylat/domain/seller-applications`, which the tool that writes migrations cannot load. */
const STATES = ['sent', 'more_asked', 'accepted', 'refused'] as const;
const KINDS = ['person', 'company'] as const;
const EDITIONS = ['mm', 'th'] as const;

/** Applications to sell, one of an account; they go with it. */
export const sellerApplications = pgTable(
	'seller_applications',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: 'cascade' }),
		state: text({ enum: STATES }).notNull(),
		kind: text({ enum: KINDS }).notNull(),
		legalName: text('legal_name').notNull(),
		/** Of a company; empty for a person. */
		registrationNumber: text('registration_number').notNull(),
		shopName: text('shop_name').notNull(),
		edition: text({ enum: EDITIONS }).notNull(),
		goods: text().notNull(),
		/** The bank account, encrypted (`jobs/seal.ts`), so that backups and lists do not contain it. */
		bankSealed: text('bank_sealed').notNull(),
		/** What staff told the applicant with the last decision. */
		answer: text(),
		sentAt: at('sent_at').notNull(),
		decidedAt: at('decided_at'),
		/** The shop that was opened for it. */
		shopId: integer('shop_id').references(() => shops.id, { onDelete: 'set null' }),
	},
	(t) => [
		oneOf('seller_applications_state_known', t.state, STATES),
		oneOf('seller_applications_kind_known', t.kind, KINDS),
		oneOf('seller_applications_edition_known', t.edition, EDITIONS),
		index('seller_applications_waiting').on(t.state, t.sentAt),
	],
);

/** Documents of applications: private pictures; `uploads` has their sizes. */
export const applicationDocuments = pgTable(
	'application_documents',
	{
		applicationId: uuid('application_id')
			.notNull()
			.references(() => sellerApplications.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		pictureKey: text('picture_key').notNull().unique(),
	},
	(t) => [primaryKey({ columns: [t.applicationId, t.position] })],
);

/** Products that were on sale when their shop was paused; they are on sale again when it is reopened. */
export const heldProducts = pgTable(
	'held_products',
	{
		productId: integer('product_id')
			.primaryKey()
			.references(() => products.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
	},
	(t) => [index('held_products_by_shop').on(t.shopId)],
);
