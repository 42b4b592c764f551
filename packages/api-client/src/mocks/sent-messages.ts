import type { OutboxMessage } from '../dev-tool/contract.ts';
import type { World } from './world.ts';

const messages = new WeakMap<World, OutboxMessage[]>();

/** Messages that a mock API has stored instead of sending, newest first. */
export const messagesOf = (world: World): readonly OutboxMessage[] => messages.get(world) ?? [];

/** Keeps a message as if it was sent. */
export function keepMessage(
	world: World,
	{ channel, recipient, text }: Pick<OutboxMessage, 'channel' | 'recipient' | 'text'>,
): void {
	const kept = messagesOf(world);
	const message: OutboxMessage = {
		id: `sent-${kept.length + 1}`,
		channel,
		recipient,
		subject: '',
		text,
		createdAt: new Date(world.now()).toISOString(),
	};
	messages.set(world, [message, ...kept]);
}
