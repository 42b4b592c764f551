import { DELIVERY_STATES, type DeliveryState, isWebhookEvent, type WebhookEvent } from '@zaylat/domain/webhooks';
import { addressOf, SECTIONS, textOf } from './operating-path.ts';

/** What the address of the deliveries selects. */
export interface DeliverySearch {
	/** Id of an endpoint. */
	readonly endpoint?: string | undefined;
	readonly state?: DeliveryState | undefined;
	readonly event?: WebhookEvent | undefined;
	readonly subject?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address of the deliveries; unknown values are ignored. */
export function readDeliverySearch(query: URLSearchParams): DeliverySearch {
	const [endpoint, event] = [query.get('endpoint') ?? '', query.get('event') ?? ''];
	return {
		endpoint: UUID.test(endpoint) ? endpoint : undefined,
		state: DELIVERY_STATES.find((state) => state === query.get('state')),
		event: isWebhookEvent(event) ? event : undefined,
		subject: textOf(query, 'subject'),
	};
}

/** Address of the deliveries. @param cursor where the list begins */
export const deliveriesPath = (search: DeliverySearch, cursor?: string): string =>
	addressOf(SECTIONS.webhooks.path, { ...search, cursor });
