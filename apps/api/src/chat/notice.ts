import { CHANGE_TOPICS, chatEvents } from '@zaylat/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';

/** Channel between all processes of the server for chats, orders and quotations. */
export const CHAT_CHANNEL = 'zaylat_chat';

/** Edition of the conversation's shop, of the order or of the quotation. */
const edition = z.enum(['mm', 'th']);

const notice = z.discriminatedUnion('kind', [
	/** There is a new message; it is read from the database, so that a notice contains no message text. */
	z.object({ kind: z.literal('message'), edition, accounts: z.array(z.string()) }),
	z.object({ kind: z.literal('read'), edition, accounts: z.array(z.string()), read: chatEvents.read }),
	z.object({ kind: z.literal('change'), edition, accounts: z.array(z.string()), topic: z.enum(CHANGE_TOPICS) }),
	/** Sessions of the accounts ended: their streams look whether they may go on. */
	z.object({ kind: z.literal('ended'), accounts: z.array(z.string()) }),
]);

/** A notice between processes of the server: the accounts it concerns, and what happened. */
export type Notice = z.infer<typeof notice>;

/** Notifies all processes of the server when the transaction commits. */
export async function publishNotice(tx: Db, what: Notice): Promise<void> {
	await tx.execute(sql`select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify(what)})`);
}

/** Reads a notice; undefined for one of another version. */
export function readNotice(payload: string): Notice | undefined {
	try {
		return notice.parse(JSON.parse(payload));
	} catch {
		return undefined;
	}
}
