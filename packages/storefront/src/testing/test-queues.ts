import { MOCK_NOW } from '@zaylat/api-client/mocks';
import { type AccountQueues, createAccountQueues } from '../core/writes/account-queues.ts';
import { createDeviceWrites } from '../core/writes/device-writes.ts';
import type { TabChannel } from '../core/writes/tab-channel.ts';
import type { WriteStorage } from '../core/writes/write-storage.ts';
import { type ManualTimers, manualTimers } from './manual-timers.ts';

type Listener = Parameters<TabChannel['addEventListener']>[1];

/** Opens channels that hear each other, as those of tabs do. */
export function tabHub(): () => TabChannel {
	const open = new Map<TabChannel, Listener>();
	return () => {
		const channel: TabChannel = {
			postMessage(data) {
				for (const [other, hear] of open) if (other !== channel) hear({ data: structuredClone(data) });
			},
			addEventListener: (_, listener) => void open.set(channel, listener),
			close: () => void open.delete(channel),
		};
		return channel;
	};
}

/** What the queues of a test need. */
interface TestQueuesOptions {
	/** Id of the shopper who is signed in; default one. */
	readonly owner?: () => string | undefined;
	readonly timers?: ManualTimers;
	/** Where the device keeps writes; default nowhere. */
	readonly storage?: WriteStorage | undefined;
	/** Opens a channel to other tabs; default none. */
	readonly openChannel?: () => TabChannel | undefined;
}

/** The started queues of writes of a tab, without a browser. */
export function testQueues({
	owner = () => 'user-1',
	timers = manualTimers(),
	storage,
	openChannel = () => undefined,
}: TestQueuesOptions = {}): AccountQueues & { readonly stop: () => void } {
	const device = createDeviceWrites({
		window: undefined,
		openInstead: storage && (async () => storage),
		owner,
		now: () => MOCK_NOW,
	});
	const queues = createAccountQueues({
		writes: { ...device, of: (name) => ({ ...device.of(name), openChannel }) },
		suffix: 'mm',
		timers,
		loaders: {},
	});
	return { ...queues, stop: queues.start() };
}
