/** How a message goes out. */
export type Channel = 'mail' | 'sms';

/** What became of messages since the process started. */
export interface MessageCounts {
	/** Counts a message. @param outcome `sent` when the server or gateway took it */
	count(channel: Channel, outcome: 'sent' | 'failed'): void;
	/** The counts by their labels, as the metrics write them. */
	read(): Readonly<Record<string, number>>;
}

/** Counts that begin at 0, so that the first failure shows as a change. */
export function createMessageCounts(): MessageCounts {
	const label = (channel: Channel, outcome: 'sent' | 'failed') => `channel="${channel}",outcome="${outcome}"`;
	const counts: Record<string, number> = {};
	for (const channel of ['mail', 'sms'] as const) {
		for (const outcome of ['sent', 'failed'] as const) counts[label(channel, outcome)] = 0;
	}
	return {
		count(channel, outcome) {
			counts[label(channel, outcome)] = (counts[label(channel, outcome)] ?? 0) + 1;
		},
		read: () => ({ ...counts }),
	};
}

/** A port that counts what became of each message. */
export function counted<Message>(
	port: { send(message: Message): Promise<void> },
	channel: Channel,
	counts: MessageCounts,
): { send(message: Message): Promise<void> } {
	return {
		async send(message) {
			try {
				await port.send(message);
			} catch (error) {
				counts.count(channel, 'failed');
				throw error;
			}
			counts.count(channel, 'sent');
		},
	};
}
