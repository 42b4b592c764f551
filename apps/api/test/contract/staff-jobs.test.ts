import { randomUUID } from 'node:crypto';
import { endpointsByResource, listStaffJobs } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { beforeEach, expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { buy } from '../bought.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/failed-jobs';

/** A message about an order that failed at each try. */
async function failedMessage({ api }: ContractContext) {
	const { orderId } = await buy(api, DEMO_ACCOUNT.email);
	const item = randomUUID();
	await api.query(
		`insert into order_messages (id, order_id, event, kind, facts, created_at) values ($1, $2, $3, 'order_placed', '{}', now())`,
		[item, orderId, `order_placed ${item}`],
	);
	await api.db.enqueue('order-message', [{ id: item }]);
	const broken = () => Promise.reject(new Error('mailbox is gone'));
	const services = { ...api.services, mail: { send: broken }, sms: { send: broken } };
	for (let tries = 0; tries < 20; tries += 1) await api.runJobs('order-message', { isPatient: false, services });
	const { rows } = await api.query("select id from pgboss.job where name = 'dead' and singleton_key = $1", [item]);
	const { rows: orders } = await api.query('select code from orders where id = $1', [orderId]);
	return { id: rows[0].id as string, item, code: orders[0].code as string };
}

/** Any job that failed, written directly to the queue of dead letters. */
async function failedJob({ api }: ContractContext, kind = 'refund'): Promise<string> {
	const id = randomUUID();
	await api.query(
		`insert into pgboss.job (id, name, data, singleton_key, source_name, source_output, source_retry_count)
			values ($1, 'dead', '{}', $2, $3, '{"message": "Error: no answer"}', 12)`,
		[id, randomUUID(), kind],
	);
	return id;
}

testContract({
	endpoints: endpointsByResource['staff-jobs'],
	examples: {
		listStaffJobs: () => ({ path: `${PATH}?which=messages` }),
		repeatStaffJobs: async (context) => ({ path: `${PATH}/repeat`, body: { ids: [await failedJob(context)] } }),
		dropStaffJobs: async (context) => ({
			...{ path: `${PATH}/drop`, body: { ids: [await failedJob(context)], reason: 'Returned by hand' } },
		}),
	},
	more(context) {
		beforeEach(() => context.api.query('delete from pgboss.job'));
		const list = async (query = '') =>
			ok(listStaffJobs, await (await context.as('staff')).call('GET', `${PATH}${query}`)).data.items;

		it('tells messages with the order that they are about from other work, and sends one again', async () => {
			const { api } = context;
			const { id, item, code } = await failedMessage(context);
			await failedJob(context);
			expect((await list()).length).toBe(2);
			expect(await list('?which=messages')).toMatchObject([{ id, item, orderCode: code, isMessage: true, tries: 13 }]);
			expect(await list('?which=others')).toMatchObject([{ kind: 'refund', orderCode: null, isMessage: false }]);
			const staff = await context.as('staff');
			expect((await staff.call('POST', `${PATH}/repeat`, { ids: [id] })).status).toBe(200);
			await api.runJobs('order-message', { isPatient: false });
			const { rows } = await api.query('select sent_at from order_messages where id = $1', [item]);
			expect(rows[0].sent_at).not.toBeNull();
		});

		it('deletes with a reason, which the trail keeps', async () => {
			const id = await failedJob(context);
			const staff = await context.as('staff');
			context.expectError('dropStaffJobs', 'bad_request', await staff.call('POST', `${PATH}/drop`, { ids: [id] }));
			await staff.call('POST', `${PATH}/drop`, { ids: [id], reason: 'Returned by hand' });
			expect(await list()).toEqual([]);
			const { rows } = await context.api.query(
				"select reason from audit_entries where action = 'jobs_dropped' and subject_id = $1",
				[id],
			);
			expect(rows).toEqual([{ reason: 'Returned by hand' }]);
		});
	},
});
