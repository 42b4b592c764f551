import type { ChatHub } from '../chat/hub.ts';
import { rateGauges } from '../currencies/gauges.ts';
import type { Connection } from '../db/connect.ts';
import type { Gauge } from '../http/metrics.ts';
import type { MessageCounts } from '../ports/counted.ts';

/** What is read from the process and the database whenever the metrics are. */
export function gaugesOf({ pool, db }: Connection, hub: ChatHub, messages: MessageCounts): readonly Gauge[] {
	return [
		{
			name: 'db_pool_connections',
			help: 'Connections to the database by what they do.',
			read: () => ({ 'state="busy"': pool.totalCount - pool.idleCount, 'state="idle"': pool.idleCount }),
		},
		{
			name: 'db_pool_waiting',
			help: 'Requests that wait for a connection to the database.',
			read: () => ({ '': pool.waitingCount }),
		},
		{
			name: 'messages_total',
			type: 'counter',
			help: 'Mails and text messages by what became of them.',
			read: () => messages.read(),
		},
		{ name: 'chat_streams', help: 'Open streams of chats.', read: () => ({ '': hub.size }) },
		{
			name: 'process_resident_memory_bytes',
			help: 'Memory of the process.',
			read: () => ({ '': process.memoryUsage.rss() }),
		},
		{
			name: 'process_uptime_seconds',
			help: 'Seconds since the process started.',
			read: () => ({ '': Math.round(process.uptime()) }),
		},
		...rateGauges(db),
	];
}
