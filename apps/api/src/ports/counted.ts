import { Counter } from 'prom-client';

/** How a message is sent. */
export type Channel = 'mail' | 'sms';

/** Counts messages by channel and outcome; `sent` means that the server or gateway accepted the message. */
export type MessageCounter = Counter<'channel' | 'outcome'>;

/** Creates the counter with all its series at 0, so that the first failure shows as an increase. */
export function createMessageCounter(): MessageCounter {
	const counter = new Counter({
		name: 'messages_total',
		help: 'Mails and text messages by outcome.',
		labelNames: ['channel', 'outcome'],
		registers: [],
	});
	for (const channel of ['mail', 'sms']) {
		for (const outcome of ['sent', 'failed']) counter.inc({ channel, outcome }, 0);
	}
	return counter;
}

/** Wraps a port so that each message is counted. */
export function counted<Message, Port extends { send(message: Message): Promise<void> }>(
	port: Port & { send(message: Message): Promise<void> },
	channel: Channel,
	counter: MessageCounter,
): Omit<Port, 'send'> & { send(message: Message): Promise<void> } {
	return {
		...port,
		async send(message) {
			try {
				await port.send(message);
			} catch (error) {
				counter.inc({ channel, outcome: 'failed' });
				throw error;
			}
			counter.inc({ channel, outcome: 'sent' });
		},
	};
}
