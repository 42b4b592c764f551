import { WEBHOOK_EVENTS, type WebhookEvent } from '@zaylat/domain/webhooks';
import { WEBHOOK_BODIES, webhookBodyOf } from '../webhooks/events-contract.ts';
import { exampleOf } from './example.ts';
import type { ApiGroup } from './groups.ts';
import { type Json, jsonSchemaOf, type SchemaWriter } from './json-schema.ts';

const header = (name: string, description: string): Json => ({
	...{ name, in: 'header', required: true, description },
	schema: { type: 'string' },
});

/** Headers of each delivery (Standard Webhooks). */
const HEADERS: readonly Json[] = [
	header('webhook-id', 'Names the event; the same for each try and for a delivery that is sent again.'),
	header('webhook-timestamp', 'When it was sent, seconds since 1970. Refuse what is older than five minutes.'),
	header(
		'webhook-signature',
		'`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the endpoint without `whsec_`, decoded from base64. Two signatures with a space between them while a secret is replaced.',
	),
];

const nameOf = (event: WebhookEvent) =>
	`on${event
		.split('.')
		.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
		.join('')}`;

/** What the server sends to endpoints, as the `webhooks` of an OpenAPI document. */
export function webhookOperations(write: SchemaWriter): Json {
	return Object.fromEntries(
		WEBHOOK_EVENTS.map((event) => {
			const schema = webhookBodyOf(event);
			const content = {
				'application/json': {
					schema: write(schema, 'output'),
					example: exampleOf(jsonSchemaOf(schema, 'output'), ''),
				},
			};
			const operation: Json = {
				operationId: nameOf(event),
				summary: WEBHOOK_BODIES[event].summary,
				tags: ['Operation' satisfies ApiGroup],
				parameters: HEADERS,
				requestBody: { required: true, content },
				responses: {
					'2XX': { description: 'The event was taken. It can come again, with the same `webhook-id`.' },
					410: { description: 'The receiver is gone: its endpoint is paused.' },
					'4XX': { description: 'It is tried again for three days, as after a status of 5xx or none in 15 seconds.' },
				},
				security: [],
			};
			return [event, { post: operation }];
		}),
	);
}
