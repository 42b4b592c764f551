import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Adds an endpoint: `response.data` has its secret, shown once. Errors: `bad_request` at `url`, `webhooks_full`. */
export function addWebhook(body: contract.WebhookEndpointInput) {
	return call<typeof contract.addWebhook>('POST', '/api/operating/webhooks', { guarded: true, body });
}

/** Changes, pauses or resumes an endpoint: `response.data`. Errors: `bad_request` at `url`, `webhook_not_found`. */
export function changeWebhook(id: string, body: contract.WebhookChange) {
	return call<typeof contract.changeWebhook>('PUT', '/api/operating/webhooks/{id}', {
		guarded: true,
		params: { id },
		body,
	});
}

/** Replaces a secret: `response.data` has the new one, shown once. Error: `webhook_not_found`. */
export function replaceWebhookSecret(id: string) {
	return call<typeof contract.replaceWebhookSecret>('POST', '/api/operating/webhooks/{id}/secret', {
		guarded: true,
		params: { id },
	});
}

/** Removes an endpoint: `response.data.items` are those that are left. Error: `webhook_not_found`. */
export function removeWebhook(id: string) {
	return call<typeof contract.removeWebhook>('DELETE', '/api/operating/webhooks/{id}', {
		guarded: true,
		params: { id },
	});
}

/** Sends deliveries again: `response.data.replayed`. Error: `webhook_not_found`. */
export function replayWebhooks(body: contract.WebhookReplay) {
	return call<typeof contract.replayWebhooks>('POST', '/api/operating/webhook-deliveries/replay', {
		guarded: true,
		body,
	});
}
