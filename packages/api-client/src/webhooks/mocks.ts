import type { AuditAction } from '@zaylat/domain/audit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { endpointUrlProblem, type WebhookEvent } from '@zaylat/domain/webhooks';
import { type MockHandlers, pageOf, perWorld, refuse, replaced, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { WebhookDelivery, WebhookDeliveryDetails, WebhookEndpoint } from './contract.ts';

const SECRET = 'whsec_bW9jay1zZWNyZXQtb2YtdGhlLW1vY2stYXBpLTMyLWI=';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface WebhookState {
	endpoints: WebhookEndpoint[];
	deliveries: WebhookDelivery[];
	made: number;
}

/** Events, what they are about, state, tries, status and problem of the mock deliveries. */
const DELIVERIES: readonly (readonly [
	WebhookEvent,
	string,
	WebhookDelivery['state'],
	number,
	number | null,
	WebhookDelivery['problem'],
])[] = [
	['order.placed', 'AB12345678', 'delivered', 1, 200, null],
	['stock.changed', '1001', 'waiting', 2, 503, 'status'],
	['payment.paid', 'AB12345678', 'delivered', 1, 204, null],
	['order.placed', 'CD87654321', 'failed', 10, null, 'timeout'],
	['return.requested', 'AB12345678', 'failed', 0, null, 'paused'],
];

const webhooksOf = perWorld((world): WebhookState => {
	if (world.options.size === 'empty') return { endpoints: [], deliveries: [], made: 0 };
	const endpoint = (number: number, name: string, more: Partial<WebhookEndpoint>): WebhookEndpoint => ({
		...{ id: idOf(number), name, url: `https://hooks.example.com/${number}`, events: ['order.placed', 'payment.paid'] },
		...{ state: 'active', pausedBecause: null, createdAt: timeOf(world, -40 * DAY_MS), failingSince: null },
		...{ oldSecretUntil: null, waiting: 0, failed: 0, ...more },
	});
	const endpoints = [
		endpoint(901, 'Accounting', { oldSecretUntil: timeOf(world, 9 * HOUR_MS) }),
		endpoint(902, 'Warehouse', {
			...{ events: ['stock.changed', 'order.placed', 'parcel.moved', 'return.requested'], waiting: 1, failed: 2 },
			...{ state: 'paused', pausedBecause: 'failing', failingSince: timeOf(world, -3 * DAY_MS) },
		}),
	];
	const deliveries = DELIVERIES.map(
		([event, subject, state, tries, status, problem], at): WebhookDelivery => ({
			...{ id: idOf(910 + at), eventId: idOf(930 + at), event, subject, state, tries, status, problem },
			happenedAt: timeOf(world, -(at + 1) * 20 * MINUTE_MS),
			endpoint: at === 0 || at === 2 ? { id: idOf(901), name: 'Accounting' } : { id: idOf(902), name: 'Warehouse' },
			nextAt: state === 'waiting' ? timeOf(world, 5 * MINUTE_MS) : null,
			deliveredAt: state === 'delivered' ? timeOf(world, -(at + 1) * 20 * MINUTE_MS + 800) : null,
		}),
	);
	return { endpoints, deliveries, made: 0 };
});

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
	list.find((each) => each.id === id) ?? refuse('webhook_not_found');

const note = (world: World, action: AuditAction, subject: WebhookEndpoint) =>
	noteMockChange(world, { action, subject, reason: null, before: {}, after: {} });

function requireUrl(url: string): void {
	if (endpointUrlProblem(url, false)) refuse('bad_request');
}

/** Mock answers of where events are sent. */
export const webhookHandlers = {
	listWebhooks: ({ world }) => ({ items: webhooksOf(world).endpoints }),
	addWebhook: ({ world, body }) => {
		requireUrl(body.url);
		const state = webhooksOf(world);
		state.made += 1;
		const endpoint: WebhookEndpoint = {
			...{ ...body, id: idOf(950 + state.made), state: 'active', pausedBecause: null, createdAt: timeOf(world) },
			...{ failingSince: null, oldSecretUntil: null, waiting: 0, failed: 0 },
		};
		state.endpoints = [...state.endpoints, endpoint].toSorted((a, b) => (a.name < b.name ? -1 : 1));
		note(world, 'webhook_added', endpoint);
		return { endpoint, secret: SECRET };
	},
	changeWebhook: ({ world, params, body }) => {
		requireUrl(body.url);
		const state = webhooksOf(world);
		const before = find(state.endpoints, params.id);
		const pausedBecause = body.state === 'active' ? null : (before.pausedBecause ?? 'staff');
		const next: WebhookEndpoint = {
			...{ ...before, ...body, pausedBecause },
			failingSince: body.state === 'active' ? null : before.failingSince,
		};
		state.endpoints = replaced(state.endpoints, before, next);
		note(world, 'webhook_changed', next);
		return next;
	},
	replaceWebhookSecret: ({ world, params }) => {
		const state = webhooksOf(world);
		const before = find(state.endpoints, params.id);
		const endpoint = { ...before, oldSecretUntil: timeOf(world, DAY_MS) };
		state.endpoints = replaced(state.endpoints, before, endpoint);
		note(world, 'webhook_secret_replaced', endpoint);
		return { endpoint, secret: SECRET };
	},
	removeWebhook: ({ world, params }) => {
		const state = webhooksOf(world);
		const gone = find(state.endpoints, params.id);
		state.endpoints = replaced(state.endpoints, gone);
		state.deliveries = state.deliveries.filter(({ endpoint }) => endpoint.id !== gone.id);
		note(world, 'webhook_removed', gone);
		return { items: state.endpoints };
	},
	listWebhookDeliveries: ({ world, query }) => {
		const found = webhooksOf(world).deliveries.filter(
			({ endpoint, state, event, subject }) =>
				(query.endpoint === undefined || endpoint.id === query.endpoint) &&
				(query.state === undefined || state === query.state) &&
				(query.event === undefined || event === query.event) &&
				(query.subject === undefined || subject === query.subject),
		);
		return pageOf(found, query);
	},
	getWebhookDelivery: ({ world, params }): WebhookDeliveryDetails => {
		const delivery = find(webhooksOf(world).deliveries, params.id);
		const { event, subject, tries, status, problem, happenedAt } = delivery;
		const body = JSON.stringify({ type: event, timestamp: happenedAt, data: { code: subject } });
		const history = Array.from({ length: Math.min(tries, 3) }, (_, at) => ({
			...{ id: String(tries - at), at: timeOf(world, -(at + 1) * 5 * MINUTE_MS), status, problem },
			...{ milliseconds: problem === 'timeout' ? 15_000 : 84, answer: status === 503 ? 'Down for maintenance' : '' },
		}));
		return { ...delivery, body, history };
	},
	replayWebhooks: ({ world, body }) => {
		const state = webhooksOf(world);
		const isWanted = (each: WebhookDelivery) =>
			'id' in body
				? each.id === body.id
				: each.endpoint.id === body.endpoint &&
					each.happenedAt >= body.from &&
					each.happenedAt <= body.to &&
					(body.which === 'failed' ? each.state === 'failed' : each.state !== 'waiting');
		const wanted = state.deliveries.filter(isWanted);
		const [first] = wanted;
		const endpoint = find(state.endpoints, 'id' in body ? (first?.endpoint.id ?? '') : body.endpoint);
		state.deliveries = state.deliveries.map((each) =>
			isWanted(each) ? { ...each, state: 'waiting', tries: 0, nextAt: null, deliveredAt: null } : each,
		);
		note(world, 'webhooks_replayed', endpoint);
		return { replayed: wanted.length };
	},
} satisfies Partial<MockHandlers>;
