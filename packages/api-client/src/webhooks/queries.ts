import type { DeliveryState, WebhookEvent } from '@zaylat/domain/webhooks';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Where events are sent: `response.data.items`. */
export function webhooks() {
	return call<typeof contract.listWebhooks>('GET', '/api/operating/webhooks', { guarded: true });
}

/** Deliveries that are wanted. */
export interface WebhookDeliveryFilter {
	/** Id of an endpoint. */
	readonly endpoint?: string | undefined;
	readonly state?: DeliveryState | undefined;
	readonly event?: WebhookEvent | undefined;
	/** What the events are about, such as the whole code of an order. */
	readonly subject?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Deliveries, the newest first: `response.data`. */
export function webhookDeliveries({ endpoint, state, event, subject, cursor }: WebhookDeliveryFilter = {}) {
	return call<typeof contract.listWebhookDeliveries>('GET', '/api/operating/webhook-deliveries', {
		guarded: true,
		query: { endpoint, state, event, subject, cursor },
	});
}

/** A delivery with its body and its tries: `response.data`. Error: `webhook_not_found`. */
export function webhookDelivery(id: string) {
	return call<typeof contract.getWebhookDelivery>('GET', '/api/operating/webhook-deliveries/{id}', {
		guarded: true,
		params: { id },
	});
}
