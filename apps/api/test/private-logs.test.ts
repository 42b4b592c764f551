import { startPayment } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJsonLogger } from '../src/log.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey } from './buying.ts';
import { codeSentTo } from './contract/codes.ts';

/** Text that a buyer types must not be logged. */
const TYPED = {
	email: 'khin.secret@example.com',
	password: 'rain over the Irrawaddy',
	name: 'Khin Secret',
	recipient: 'Daw Secret',
	street: 'Secret Road',
	note: 'The key is under the secret stone',
	phone: '09 951 777 888',
	search: 'secret-wish',
};

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
	const logger = createJsonLogger(
		(line) => lines.push(line),
		() => 0,
	);
	api = await startApi({}, { logger });
});
afterAll(() => api.close());

it('a whole purchase, from the registration to the payment, leaves nothing of the buyer in the log', async () => {
	const shopper = createShopper(api);
	const { email, password, name, recipient, street, note, phone, search } = TYPED;
	await shopper.call('POST', '/api/registrations', { identifier: email, name });
	const code = await codeSentTo(api, email);
	await shopper.call('POST', '/api/registrations/confirm', { identifier: email, name, code, password });
	await shopper.call('GET', `/api/products?search=${search}`);
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	const address = { ...ADDRESS, recipient, street, phone };
	await shopper.call('POST', '/api/addresses', { ...address, label: '' });
	const { body } = await agreed(shopper, { address }, 'card');
	const placed = await shopper.call('POST', '/api/orders', { ...body, note, email }, idempotencyKey());
	expect(placed.status).toBe(200);
	const { id, code: order } = (placed.json as { data: { id: string; code: string } }).data;
	const payment = ok(startPayment, await shopper.call('POST', '/api/payments', { orderId: id }, idempotencyKey())).data;
	await shopper.call('POST', `/api/sandbox-payments/${payment.reference}`, { outcome: 'confirm' }, idempotencyKey());
	await shopper.call('POST', '/api/tracking', { code: order, phone, phoneCountry: '95' });
	await createShopper(api).signIn('credentials', { identifier: email, password: 'not-the-password' });
	// An internal error is logged with its cause, and without typed text.
	await api.query('alter table addresses rename to hidden');
	expect((await shopper.call('POST', '/api/addresses', { ...address, label: '' })).status).toBe(500);

	const log = lines.join('\n');
	expect(log).toContain('"path":"/api/orders"');
	expect(log).toContain('request failed');
	for (const word of [...Object.values(TYPED), code, '9951777888', ...shopper.cookies.values()]) {
		expect(log).not.toContain(word);
	}
});
