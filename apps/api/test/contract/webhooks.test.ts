import { randomUUID } from 'node:crypto';
import { addWebhook, endpointsByResource, listWebhookDeliveries } from '@zaylat/api-client/contract';
import { WEBHOOK_LIMITS } from '@zaylat/domain/webhooks';
import { beforeEach, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/webhooks';
const DELIVERIES = '/api/operating/webhook-deliveries';
const BODY = { name: 'Accounting', url: 'https://hooks.example.com/zaylat', events: ['order.placed', 'order.paid'] };

/** An endpoint, written directly to the database. */
async function endpointOf({ api }: ContractContext): Promise<string> {
	const id = randomUUID();
	await api.query(
		`insert into webhook_endpoints (id, name, url, events, state, sealed_secret, created_at)
			values ($1, 'Warehouse', $2, '{order.placed}', 'active', 'sealed', now())`,
		[id, BODY.url],
	);
	return id;
}

/** A delivery to an endpoint of its own. */
async function deliveryOf(context: ContractContext, endpoint?: string): Promise<string> {
	const [id, event] = [randomUUID(), randomUUID()];
	const facts = JSON.stringify({ id: randomUUID(), code: 'AB12345678', edition: 'mm', total: 1000 });
	await context.api.query("insert into webhook_events values ($1, 'order.placed', 'AB12345678', $2, now())", [
		event,
		facts,
	]);
	await context.api.query(
		"insert into webhook_deliveries (id, event_id, endpoint_id, state, at) values ($1, $2, $3, 'failed', now())",
		[id, event, endpoint ?? (await endpointOf(context))],
	);
	return id;
}

testContract({
	endpoints: endpointsByResource.webhooks,
	examples: {
		listWebhooks: () => ({ path: PATH }),
		addWebhook: async ({ api }) => {
			await api.query('delete from webhook_endpoints');
			return { path: PATH, body: BODY };
		},
		changeWebhook: async (context) => ({
			...{ path: `${PATH}/${await endpointOf(context)}`, body: { ...BODY, state: 'paused' } },
		}),
		replaceWebhookSecret: async (context) => ({ path: `${PATH}/${await endpointOf(context)}/secret` }),
		removeWebhook: async (context) => ({ path: `${PATH}/${await endpointOf(context)}` }),
		listWebhookDeliveries: () => ({ path: `${DELIVERIES}?per_page=2&state=failed&event=order.placed` }),
		getWebhookDelivery: async (context) => ({ path: `${DELIVERIES}/${await deliveryOf(context)}` }),
		replayWebhooks: async (context) => ({
			...{ path: `${DELIVERIES}/replay`, body: { id: await deliveryOf(context) } },
		}),
	},
	more(context) {
		const { as, expectError } = context;
		const nothing = randomUUID();
		beforeEach(() => context.api.query('delete from webhook_endpoints; delete from rate_limits'));

		it('finds no endpoint and no delivery that is not there', async () => {
			const staff = await as('staff');
			const refused: readonly (readonly [string, string, string, unknown?])[] = [
				['changeWebhook', 'PUT', `${PATH}/${nothing}`, { ...BODY, state: 'active' }],
				['replaceWebhookSecret', 'POST', `${PATH}/${nothing}/secret`],
				['removeWebhook', 'DELETE', `${PATH}/${nothing}`],
				['getWebhookDelivery', 'GET', `${DELIVERIES}/${nothing}`],
				['replayWebhooks', 'POST', `${DELIVERIES}/replay`, { id: nothing }],
			];
			for (const [name, method, path, body] of refused) {
				expectError(name, 'webhook_not_found', await staff.call(method, path, body));
			}
			const ids: readonly (readonly [string, string, string])[] = [
				['replaceWebhookSecret', 'POST', `${PATH}/x/secret`],
				['removeWebhook', 'DELETE', `${PATH}/x`],
				['getWebhookDelivery', 'GET', `${DELIVERIES}/x`],
			];
			for (const [name, method, path] of ids) expectError(name, 'bad_request', await staff.call(method, path));
		});

		it('takes addresses by https, and http in the demo alone', async () => {
			const staff = await as('staff');
			const add = (url: string) => staff.call('POST', PATH, { ...BODY, url });
			for (const [url, problem] of [
				['ftp://a.example/', 'malformed'],
				['https://me@a.example/', 'credentials'],
			] as const) {
				const refused = await add(url);
				expectError('addWebhook', 'bad_request', refused);
				expect(failed(refused).fields).toEqual({ url: problem });
			}
			const { endpoint, secret } = ok(addWebhook, await add('http://127.0.0.1:4000/hook')).data;
			expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
			expect(endpoint).toMatchObject({ state: 'active', waiting: 0, failed: 0 });
		});

		it('keeps as many endpoints as a market may have', async () => {
			for (let number = 0; number < WEBHOOK_LIMITS.endpoints; number += 1) await endpointOf(context);
			expectError('addWebhook', 'webhooks_full', await (await as('staff')).call('POST', PATH, BODY));
		});

		it('lists deliveries page by page, of an endpoint, by what they are about', async () => {
			const staff = await as('staff');
			const [first, second] = [await endpointOf(context), await endpointOf(context)];
			const ids = [];
			for (const endpoint of [first, first, second]) ids.push(await deliveryOf(context, endpoint));
			const list = async (query: string) =>
				ok(listWebhookDeliveries, await staff.call('GET', `${DELIVERIES}?${query}`)).data;
			expect((await list(`endpoint=${first}&subject=AB12345678`)).items.map(({ id }) => id).toSorted()).toEqual(
				ids.slice(0, 2).toSorted(),
			);
			expect((await list(`endpoint=${first}&subject=CD12345678`)).items).toEqual([]);
			const page = await list(`endpoint=${first}&per_page=1`);
			const next = await list(`endpoint=${first}&per_page=1&cursor=${page.page.next}`);
			expect([...page.items, ...next.items].map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
			expectError('listWebhookDeliveries', 'bad_request', await staff.call('GET', `${DELIVERIES}?cursor=x`));
		});
	},
});
