import { getOrder, listPoints } from '@zaylat/api-client/contract';
import type { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll } from 'vitest';
import { sandboxOf } from '../src/payments/gateways.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { idempotencyKey } from './buying.ts';

/** Starts two servers on one database, which end after the tests of the file. @returns both, and the calls of these tests */
export async function startOrderServers() {
	const api = await startApi();
	const beside = api.startSecond();
	afterAll(async () => {
		await beside.close();
		await api.close();
	});
	return {
		api,
		beside,
		async guest(server: TestApi = api): Promise<Shopper> {
			const shopper = createShopper(server);
			await shopper.signIn('guest');
			return shopper;
		},
		async account({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER): Promise<Shopper> {
			const shopper = createShopper(api);
			await shopper.signIn('credentials', { identifier: email, password });
			return shopper;
		},
		read: async (shopper: Shopper, id: string) => ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data,
		place: (shopper: Shopper, body: object, headers = idempotencyKey()) =>
			shopper.call('POST', '/api/orders', body, headers),
		settle: (shopper: Shopper, reference: string, body: object) =>
			shopper.call('POST', `/api/sandbox-payments/${reference}`, body),
		balance: async (shopper: Shopper) => ok(listPoints, await shopper.call('GET', '/api/points')).data.balance,
		setStock: (variantId: string, stock: number) =>
			api.query('update product_variants set stock = $2 where id = $1', [variantId, stock]),
		/** Lets the bank of the sandbox answer a payment, and delivers its notification. @returns the status of the delivery */
		async webhook(
			{ reference }: { readonly reference: string },
			answer: 'confirm' | 'refuse' = 'confirm',
			to: TestApi = api,
		): Promise<number> {
			const sandbox = sandboxOf(to.services, 'mm');
			if (!sandbox) throw new Error('there is no sandbox');
			const { headers, body } = await sandbox.act(reference, answer);
			const signed = { 'x-gateway-signature': headers['x-gateway-signature'] ?? '' };
			const sent = { method: 'POST', body, headers: signed };
			return (await to.app.request('/api/payments/webhook/mm', sent)).status;
		},
	};
}
