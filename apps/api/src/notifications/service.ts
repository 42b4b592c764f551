import { randomUUID } from 'node:crypto';
import { type Localized, localized, type Notification } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { type NotificationKind, pushKindOf, wantsNotification } from '@zaylat/domain/notifications';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { notifications, users } from '../db/schema/index.ts';
import { queuePush } from '../push/subscriptions.ts';

/** A piece of news to give to a shopper. */
export interface News {
	readonly userId: string;
	readonly kind: NotificationKind;
	/** What its text needs, for example the code of an order; names in all languages, one of which is read. */
	readonly params?: Readonly<Record<string, string | number | Localized>>;
	/** Path of the page that it is about. */
	readonly link: string;
	/** Edition whose site has that page; every site unless given. */
	readonly edition?: Edition;
	readonly at: Date;
}

/**
 * Adds a notification for a shopper, in the transaction of its event, unless its topic was switched off, and queues it
 * for the devices that get push messages of its kind.
 * @returns whether it was given
 */
export async function notify(tx: Db, { userId, kind, params = {}, link, edition, at }: News): Promise<boolean> {
	const [shopper] = await tx.select({ choices: users.notificationChoices }).from(users).where(eq(users.id, userId));
	if (!shopper || !wantsNotification(shopper.choices, kind)) return false;
	const id = randomUUID();
	await tx.insert(notifications).values({ id, userId, kind, params: JSON.stringify(params), link, createdAt: at });
	const push = pushKindOf(kind);
	if (push) await queuePush(tx, { notificationId: id, userId, kind: push, edition, at });
	return true;
}

const storedParams = z.record(z.string(), z.union([z.string(), z.number(), localized]));

/** A stored piece of news as the contract gives it, with names in the language of the reader. */
export function toNotification(row: typeof notifications.$inferSelect, language: Language): Notification {
	const params = storedParams.safeParse(readJson(row.params));
	return {
		id: row.id,
		kind: row.kind,
		params: params.success ? inLanguage(params.data, language) : {},
		link: row.link,
		createdAt: row.createdAt.toISOString(),
		isRead: row.readAt !== null,
	};
}

const inLanguage = (params: z.infer<typeof storedParams>, language: Language): Notification['params'] =>
	Object.fromEntries(
		Object.entries(params).map(([key, value]) => [key, typeof value === 'object' ? value[language] : value]),
	);

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
