import type { ChatMessage, ChatThread } from '@zaylat/api-client/contract';
import type { TimelineMessage } from '@zaylat/domain/chat';
import type { Outgoing } from './state/outgoing.ts';

/** A message as a conversation shows it: one that was written, or one of one's own that is on its way. */
export type ShownMessage = TimelineMessage &
	(
		| { readonly kind: 'written'; readonly message: ChatMessage }
		| { readonly kind: 'outgoing'; readonly outgoing: Outgoing }
	);

/** Keeps its name from sending on, so that a message does not blink when it has arrived. */
const keyOf = (side: string, clientId: string) => `${side}-${clientId}`;

/** All messages of a conversation, the oldest first; those on their way stand last. */
export function shownMessages(
	{ id, side }: Pick<ChatThread, 'id' | 'side'>,
	messages: readonly ChatMessage[],
	waiting: readonly Outgoing[],
): readonly ShownMessage[] {
	const arrived = new Set(messages.filter((each) => each.side === side).map(({ clientId }) => clientId));
	return [
		...messages.map(
			(message): ShownMessage => ({
				kind: 'written',
				key: keyOf(message.side, message.clientId),
				isOwn: message.side === side,
				at: Date.parse(message.createdAt),
				message,
			}),
		),
		...waiting
			.filter(({ threadId, clientId }) => threadId === id && !arrived.has(clientId))
			.map(
				(outgoing): ShownMessage => ({
					kind: 'outgoing',
					key: keyOf(side, outgoing.clientId),
					isOwn: true,
					at: outgoing.createdAt,
					outgoing,
				}),
			),
	];
}
