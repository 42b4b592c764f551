import { developerEndpoints, endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { createShopper, type Shopper } from '../../src/testing/index.ts';
import { cartWith, goodsVariant, idempotencyKey, order, pay } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

async function unpaid({ api }: ContractContext, shopper: Shopper, paymentMethod = 'qr') {
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	return order(shopper, paymentMethod);
}
const begun = async (context: ContractContext, shopper: Shopper) => pay(shopper, (await unpaid(context, shopper)).id);

testContract({
	endpoints: { ...endpointsByResource.payments, settleSandboxPayment: developerEndpoints.settleSandboxPayment },
	examples: {
		startPayment: async (context, shopper) => ({
			path: '/api/payments',
			body: { orderId: (await unpaid(context, shopper)).code },
		}),
		getPayment: async (context, shopper) => ({ path: `/api/payments/${(await begun(context, shopper)).id}` }),
		abandonPayment: async (context, shopper) => ({
			path: `/api/payments/${(await begun(context, shopper)).id}/abandon`,
		}),
		reportPresence: async (context, shopper) => ({
			path: `/api/payments/${(await begun(context, shopper)).id}/presence`,
			body: { presence: 'here' },
		}),
		settleSandboxPayment: async (context, shopper) => ({
			path: `/api/sandbox-payments/${(await begun(context, shopper)).reference}`,
			body: { outcome: 'confirm' },
		}),
	},
	more(context) {
		const { as, expectError } = context;
		const start = (shopper: Shopper, body: object) => shopper.call('POST', '/api/payments', body, idempotencyKey());
		describe('refusals', () => {
			it('payments of others, and what cannot be one', async () => {
				const payment = await begun(context, await as('session'));
				const other = createShopper(context.api);
				await other.signIn('guest');
				expectError('startPayment', 'order_not_found', await start(other, { orderId: payment.orderId }));
				for (const key of [payment.id, 'x']) {
					expectError('getPayment', 'payment_not_found', await other.call('GET', `/api/payments/${key}`));
					const left = await other.call('POST', `/api/payments/${key}/abandon`);
					expectError('abandonPayment', 'payment_not_found', left);
					const there = await other.call('POST', `/api/payments/${key}/presence`, { presence: 'here' });
					expectError('reportPresence', 'payment_not_found', there);
				}
				const settled = await other.call('POST', `/api/sandbox-payments/${payment.reference}`, { outcome: 'confirm' });
				expectError('settleSandboxPayment', 'payment_not_found', settled);
				const long = 'x'.repeat(90);
				expectError('getPayment', 'bad_request', await other.call('GET', `/api/payments/${long}`));
				expectError('abandonPayment', 'bad_request', await other.call('POST', `/api/payments/${long}/abandon`));
				const somewhere = await other.call('POST', '/api/payments/x/presence', { presence: 'somewhere' });
				expectError('reportPresence', 'bad_request', somewhere);
			});
			it('ways without a gateway', async () => {
				const shopper = await as('session');
				const { id } = await unpaid(context, shopper);
				const response = await start(shopper, { orderId: id, method: 'cash_on_delivery' });
				expectError('startPayment', 'payment_method_refused', response);
			});
			it('an order that is paid', async () => {
				const shopper = await as('session');
				const { orderId, reference } = await begun(context, shopper);
				await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm' });
				expectError('startPayment', 'order_move_refused', await start(shopper, { orderId }));
			});
			it('a retry when the pieces are sold', async () => {
				const shopper = await as('session');
				const payment = await begun(context, shopper);
				await shopper.call('POST', `/api/payments/${payment.id}/abandon`);
				const variantId = await goodsVariant(context.api);
				await context.api.query('update product_variants set stock = 0 where id = $1', [variantId]);
				expectError('startPayment', 'out_of_stock', await start(shopper, { orderId: payment.orderId }));
			});
			it('a payment whose time is up', async () => {
				const shopper = await as('session');
				const payment = await begun(context, shopper);
				context.api.clock.advance(15 * 60 * 1000);
				await shopper.call('GET', `/api/payments/${payment.id}`);
				const late = await shopper.call('POST', `/api/sandbox-payments/${payment.reference}`, { outcome: 'confirm' });
				expectError('settleSandboxPayment', 'payment_expired', late);
			});
		});
	},
});
