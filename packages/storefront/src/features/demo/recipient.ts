import type { OutboxMessage } from '@zaylat/api-client';
import { maskIdentifier } from '@zaylat/domain/contact';

/** Milliseconds between two requests for the outbox while a message is expected. */
export const OUTBOX_POLL_MS = 2_000;

/** The recipient of a message as the shop shows it where a code is awaited, with most of it hidden. */
export const shownRecipient = ({ recipient }: Pick<OutboxMessage, 'recipient'>): string =>
	maskIdentifier(recipient.includes('@') ? { email: recipient } : { phone: recipient });
