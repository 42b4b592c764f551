import { NOTIFICATION_KINDS, type NotificationKind, type NotificationTopic } from './notifications.ts';

/** Kinds of push messages, each of which a device switches on or off. */
export const PUSH_KINDS = ['orders', 'chat'] as const;

/** A kind of push messages. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** Topics whose news are pushed. Payments belong to orders: one that failed needs the buyer. */
const PUSHED_TOPICS: Partial<Readonly<Record<NotificationTopic, PushKind>>> = {
	orders: 'orders',
	payments: 'orders',
	chat: 'chat',
};

/**
 * The kind of push messages that a kind of news is sent as.
 * @returns undefined for news that are shown in the shop only
 */
export function pushKindOf(kind: NotificationKind): PushKind | undefined {
	return PUSHED_TOPICS[NOTIFICATION_KINDS[kind]];
}
