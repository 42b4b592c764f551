import { randomUUID } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { outbox } from '../db/schema/index.ts';
import type { MailPort } from './mail.ts';
import type { SmsPort } from './sms.ts';

/**
 * Adapters that keep messages in the database instead of sending them, for development (Decision 16).
 * @param now milliseconds since 1970
 */
export function createOutbox(db: Db, now: () => number): { readonly sms: SmsPort; readonly mail: MailPort } {
	const store = async (channel: 'sms' | 'mail', recipient: string, subject: string, text: string) => {
		await db.insert(outbox).values({ id: randomUUID(), channel, recipient, subject, text, createdAt: new Date(now()) });
	};
	return {
		sms: { send: ({ to, text }) => store('sms', to, '', text) },
		mail: { send: ({ to, subject, text }) => store('mail', to, subject, text) },
	};
}
