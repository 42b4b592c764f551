import type pg from 'pg';
import { type ChannelListener, listenTo } from '../db/listener.ts';
import type { Logger } from '../log.ts';

/** Channel on which the database says that there are events to deliver. */
const CHANNEL = 'zaylat_webhooks';

/** How long further events are waited for, in milliseconds: a change often has several. */
const PAUSE_MS = 100;

/**
 * Looks for deliveries as soon as a change with events commits; without the connection the schedule looks each minute.
 * @param look finds what is due and queues it
 */
export function wakeForWebhooks(
	settings: pg.ClientConfig,
	logger: Logger,
	look: () => Promise<unknown>,
): ChannelListener {
	let pause: NodeJS.Timeout | undefined;
	const due = () => {
		pause ??= setTimeout(() => {
			pause = undefined;
			look().catch((error: unknown) => logger.warn('deliveries cannot be looked for', {}, error));
		}, PAUSE_MS);
	};
	const channel = listenTo({ settings, channel: CHANNEL, logger }, { payload: due, open: due, isWanted: () => true });
	// It is opened again by itself.
	channel.ensure().catch(() => {});
	return {
		...channel,
		async close() {
			clearTimeout(pause);
			await channel.close();
		},
	};
}
