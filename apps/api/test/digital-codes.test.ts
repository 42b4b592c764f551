import { getOrder, listEntitlements } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order, pay } from './buying.ts';

const EMAIL = 'gift@example.com';

let api: TestApi;

beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

/** Buys pieces of digital goods whose codes are sent. @returns the order's id */
async function buyCodes(shopper: Shopper, pieces = 2): Promise<string> {
	const { rows } = await api.query(
		`select d.variant_id as id from digital_plans d join product_variants v on v.id = d.variant_id
			join products p on p.id = v.product_id where d.is_emailed and p.edition = 'mm' order by d.variant_id limit 1`,
	);
	await cartWith(api, shopper, { [String(rows[0].id)]: pieces });
	return (await order(shopper, 'qr', { email: EMAIL })).id;
}

async function confirm(shopper: Shopper, orderId: string, webhooks = 1): Promise<void> {
	const { reference } = await pay(shopper, orderId, 'qr');
	await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm', webhooks });
}

const mailsTo = async (recipient: string) =>
	(await api.query("select subject, text from outbox where channel = 'mail' and recipient = $1", [recipient])).rows;

async function guest(language?: 'my'): Promise<Shopper> {
	const shopper = createShopper(api, 'mm', language);
	await shopper.signIn('guest');
	return shopper;
}

it('codes are in the account at once, and sent to the address of the checkout, once', async () => {
	const shopper = await guest();
	const id = await buyCodes(shopper);
	expect(await mailsTo(EMAIL)).toEqual([]);
	await confirm(shopper, id, 3);
	const held = ok(listEntitlements, await shopper.call('GET', '/api/entitlements')).data.items;
	expect(held).toHaveLength(2);
	const [mail, ...others] = await mailsTo(EMAIL);
	expect(others).toEqual([]);
	const { code } = ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data;
	expect(mail.subject).toContain(code);
	for (const each of held) expect(mail.text).toContain(each.code);
	expect(await api.runJobs('digital-codes')).toBe(0);
});

it('a mail that could not be sent is tried again, and is in the language of the shopper', async () => {
	await api.query('delete from outbox');
	const shopper = await guest('my');
	const id = await buyCodes(shopper, 1);
	await confirm(shopper, id);
	await api.query('delete from outbox; update entitlements set emailed_at = null where code is not null');
	await api.db.enqueue('digital-codes', [{ id }]);
	const mail = {
		async send() {
			throw new Error('the mail server is away');
		},
	};
	expect(await api.runJobs('digital-codes', { services: { mail } })).toBe(0);
	expect(await mailsTo(EMAIL)).toEqual([]);
	const retry = () => api.runJobs('digital-codes', { isPatient: false });
	const sent = await Promise.all([retry(), retry()]);
	expect(sent.toSorted()).toEqual([0, 1]);
	const [received, ...others] = await mailsTo(EMAIL);
	expect(others).toEqual([]);
	expect(received.text).toContain('သင့်ဒစ်ဂျစ်တယ်ကုဒ်များ');
});
