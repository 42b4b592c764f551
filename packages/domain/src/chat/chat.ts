import { MINUTE_MS } from '../time/time.ts';

/** Messages of one person that follow each other within this time stand together, in milliseconds. */
const GROUP_MS = 5 * MINUTE_MS;

/** What a rule must know of a message; greater ids are newer. */
export interface Numbered {
	readonly id: string;
	readonly side: string;
}

/** What is known of messages, each once, the oldest first. */
export function mergeMessages<M extends Pick<Numbered, 'id'>>(...lists: readonly (readonly M[])[]): readonly M[] {
	const byId = new Map(lists.flat().map((message) => [message.id, message]));
	return [...byId.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

/** Id of the first of the messages that the reader has not seen; undefined when all were. */
export function firstUnreadId(
	messages: readonly Numbered[],
	{ side, unread }: { readonly side: string; readonly unread: number },
): string | undefined {
	if (unread === 0) return undefined;
	const others = messages.filter((message) => message.side !== side);
	return others.slice(-unread)[0]?.id;
}

/** Whether the other side has read a message. */
export function isReadByOther(
	{ id }: Pick<Numbered, 'id'>,
	{ otherReadId }: { readonly otherReadId: string | null },
): boolean {
	return otherReadId !== null && Number(id) <= Number(otherReadId);
}

/** What a message must tell to find its place. */
export interface TimelineMessage {
	/** Stays the same from sending on. */
	readonly key: string;
	readonly isOwn: boolean;
	/** Milliseconds since the epoch. */
	readonly at: number;
}

/** A row of a conversation: a message, the beginning of a day, or where the new messages begin. */
export type Row<M extends TimelineMessage> =
	| {
			readonly kind: 'message';
			readonly key: string;
			readonly message: M;
			/** Where it stands among those that one person sent in a row. */
			readonly position: 'single' | 'first' | 'middle' | 'last';
	  }
	| { readonly kind: 'day'; readonly key: string; readonly at: number }
	| { readonly kind: 'new'; readonly key: string };

/**
 * The rows of a conversation.
 * @param messages the oldest first
 * @param options.dayOf names the day of a moment; equal for moments of one day
 * @param options.firstNewKey key of the first message that was not seen yet
 */
export function arrange<M extends TimelineMessage>(
	messages: readonly M[],
	{ dayOf, firstNewKey }: { readonly dayOf: (at: number) => string; readonly firstNewKey?: string | undefined },
): readonly Row<M>[] {
	const isNewDay = (message: M, before: M | undefined) => !before || dayOf(before.at) !== dayOf(message.at);
	const begins = (message: M, before: M | undefined) =>
		before === undefined ||
		before.isOwn !== message.isOwn ||
		message.at - before.at > GROUP_MS ||
		message.key === firstNewKey ||
		isNewDay(message, before);
	return messages.flatMap((message, index) => {
		const before = messages[index - 1];
		const after = messages[index + 1];
		const isFirst = begins(message, before);
		const isLast = after === undefined || begins(after, message);
		const rows: Row<M>[] = [];
		if (isNewDay(message, before)) rows.push({ kind: 'day', key: `day-${dayOf(message.at)}`, at: message.at });
		if (message.key === firstNewKey) rows.push({ kind: 'new', key: 'new' });
		const position = isFirst ? (isLast ? 'single' : 'first') : isLast ? 'last' : 'middle';
		rows.push({ kind: 'message', key: message.key, message, position });
		return rows;
	});
}
