import { getOrder, listPoints } from '@zaylat/api-client/contract';
import type { DEMO_ACCOUNT, DEMO_SELLER } from '../src/db/seed/people.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok } from './answers.ts';
import { onceKey } from './buying.ts';

/** Calls that tests of orders and payments make. @param running the API, which is started before the first test */
export function orderCalls(running: () => TestApi) {
	return {
		async guest(api: TestApi = running()): Promise<Shopper> {
			const shopper = createShopper(api);
			await shopper.signIn('guest');
			return shopper;
		},
		async account({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER): Promise<Shopper> {
			const shopper = createShopper(running());
			await shopper.signIn('credentials', { identifier: email, password });
			return shopper;
		},
		read: async (shopper: Shopper, id: string) => ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data,
		place: (shopper: Shopper, body: object, headers = onceKey()) => shopper.call('POST', '/api/orders', body, headers),
		settle: (shopper: Shopper, reference: string, body: object) =>
			shopper.call('POST', `/api/sandbox-payments/${reference}`, body),
		balance: async (shopper: Shopper) => ok(listPoints, await shopper.call('GET', '/api/points')).data.balance,
		setStock: (variantId: string, stock: number) =>
			running().query('update product_variants set stock = $2 where id = $1', [variantId, stock]),
		/** Sends news of the gateway with its signature. */
		async webhook(news: object, to: TestApi = running()): Promise<number> {
			const body = JSON.stringify(news);
			const headers = { 'x-gateway-signature': to.services.gateway?.sign(body) ?? '' };
			return (await to.app.request('/api/payments/webhook', { method: 'POST', body, headers })).status;
		},
	};
}
