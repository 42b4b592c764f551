import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery that a receiver got. */
export interface ReceivedDelivery {
	readonly id: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** How a receiver answers: with a status after some milliseconds; `never` keeps the connection open. */
export type ReceiverAnswer = { readonly status: number; readonly afterMs?: number } | 'never';

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
	readonly url: string;
	/** All deliveries that arrived, whatever was answered. */
	readonly received: ReceivedDelivery[];
	/** Ids of those that were taken, once for each time. */
	readonly taken: string[];
	/** How further deliveries are answered. */
	answer: (delivery: ReceivedDelivery) => ReceiverAnswer;
	/** Whether connections are broken off at once. */
	isDown: boolean;
	close(): Promise<void>;
}

/** Starts a receiver on a free port, which takes everything until it is told otherwise. */
export async function startReceiver(): Promise<WebhookReceiver> {
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const delivery = {
			id: String(request.headers['webhook-id']),
			headers: request.headers,
			body: Buffer.concat(parts).toString('utf8'),
		};
		receiver.received.push(delivery);
		const answer = receiver.answer(delivery);
		if (answer === 'never') return;
		const { status, afterMs = 0 } = answer;
		setTimeout(() => {
			if (response.destroyed) return;
			if (status >= 200 && status < 300) receiver.taken.push(delivery.id);
			response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(`status ${status}\n`);
		}, afterMs);
	});
	server.on('connection', (socket) => {
		if (receiver.isDown) socket.destroy();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const receiver: WebhookReceiver = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
		received: [],
		taken: [],
		answer: () => ({ status: 200 }),
		isDown: false,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return receiver;
}
