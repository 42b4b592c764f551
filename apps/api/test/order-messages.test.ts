import { getOrder, listEntitlements, trackOrder } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import type { Language } from '@zaylat/domain/languages';
import { ORDER_MESSAGE_KINDS, type OrderMessageKind } from '@zaylat/domain/notifications';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../src/http/services.ts';
import { china } from '../src/order-messages/texts/china.ts';
import { en } from '../src/order-messages/texts/en.ts';
import { mm } from '../src/order-messages/texts/mm.ts';
import { thai } from '../src/order-messages/texts/thai.ts';
import { createSmtpMail } from '../src/ports/smtp-mail.ts';
import { createShopper, type Shopper } from '../src/testing/index.ts';
import { type MailServer, startMailServer } from '../src/testing/mail-server.ts';
import { ok } from './answers.ts';
import { ADDRESS, cartWith, goodsVariant, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';
import { selfSigned } from './self-signed.ts';

const { api, beside, guest, account, settle } = await startOrderServers();
const GUEST_PHONE = '959951234567';
const GUEST_EMAIL = 'guest@example.com';

beforeEach(async () => {
	// What other tests queued is none of this one's.
	await api.query(
		"delete from rate_limits; delete from outbox; delete from order_messages; delete from pgboss.job; update users set notification_choices = '{}'",
	);
	// What owners of shops get has tests of its own.
	await api.query(`update users set notification_choices = '{"sales": false}' where email = $1`, [DEMO_SELLER.email]);
});

/** The messages that reach a recipient, in any order, each sent by one of two servers that run concurrently. */
async function received(recipient: string): Promise<string[]> {
	await Promise.all([api.runJobs('order-message'), beside.runJobs('order-message')]);
	const { rows } = await api.query('select text from outbox where recipient = $1 order by created_at, id', [recipient]);
	return rows.map(({ text }) => text);
}

/** Demands that messages begin as given, each once, in any order. */
function expectFirstLines(messages: readonly string[], expected: readonly unknown[]): void {
	const lines = messages.map((text) => text.split('\n')[0]);
	expect(lines).toEqual(expect.arrayContaining([...expected]));
	expect(lines).toHaveLength(expected.length);
}

async function bought(shopper: Shopper, method = 'cash_on_delivery', wishes = {}) {
	await cartWith(api, shopper, { [await ownVariant()]: 1 });
	return order(shopper, method, wishes);
}

/** A variant of the shop that the demo seller answers for. */
async function ownVariant(): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[DEMO_SELLER.shops[0]],
	);
	await api.query('update product_variants set stock = 500 where id = $1', [rows[0].id]);
	return String(rows[0].id);
}

async function move(trackCode: string | undefined, ...steps: readonly object[]): Promise<void> {
	const seller = await account(DEMO_SELLER);
	for (const step of steps) {
		const answer = await seller.call('POST', `/api/seller/parcels/${trackCode}/moves`, step);
		expect(answer.status, JSON.stringify(answer.json)).toBe(200);
	}
}
const TO_THE_DOOR = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'].map((to) => ({ to }));

/** Code and token of the link in a message. */
function linkIn(message: string): { code: string; token: string } {
	const [, code = '', token = ''] = /\/Track\?lang=\w+#(\w+)\.([\w-]+)$/.exec(message) ?? [];
	return { code, token };
}

describe('the messages about an order', () => {
	it('lead a guest who lost the browser to the order, by the link alone [§1.13]', async () => {
		const placed = await bought(await guest());
		const [message = '', ...others] = await received(GUEST_PHONE);
		expect(others).toEqual([]);
		expect(message).toContain(placed.code);
		expect(message).toContain('You pay cash on delivery.');
		const link = linkIn(message);
		const visitor = createShopper(api);
		const found = ok(trackOrder, await visitor.call('POST', '/api/tracking', link)).data;
		expect(found).toMatchObject({ code: placed.code, parcels: [{ trackCode: placed.parcels[0]?.trackCode }] });
		const [other] = [await bought(await guest())];
		for (const wrong of [
			{ ...link, code: other.code },
			{ ...link, token: `${link.token.slice(0, -1)}!` },
			{ ...link, token: '' },
			{ ...link, token: 'x', phone: ADDRESS.phone },
		]) {
			expect((await visitor.call('POST', '/api/tracking', wrong)).status).toBe(404);
		}
	});

	it('tell of each parcel that is sent and arrives, and of the cash that was paid, once', async () => {
		const { code, parcels } = await bought(await guest());
		const parcel = parcels[0]?.trackCode ?? '';
		await move(parcel, ...TO_THE_DOOR);
		const messages = await received(GUEST_PHONE);
		expectFirstLines(messages, [
			expect.stringMatching(`^Zaylat: Thank you for your order ${code}\\. Total: [\\d,]+ K\\.`),
			expect.stringMatching(`^Zaylat: Parcel ${parcel} from .+, order ${code}, is on its way\\. .*[\\d,]+ K.* cash`),
			expect.stringMatching(`^Zaylat: Parcel ${parcel} from .+, order ${code}, was delivered\\. Value: [\\d,]+ K`),
			expect.stringMatching(`^Zaylat: We received [\\d,]+ K for order ${code}\\.`),
		]);
		expect(await received(GUEST_PHONE)).toHaveLength(messages.length);
	});

	it('tell of payments that fail and arrive, of a cancellation with its reason, and of the refund', async () => {
		const shopper = await guest();
		const { id, code, parcels, total } = await bought(shopper, 'qr', { email: GUEST_EMAIL });
		const refused = await pay(shopper, id);
		await settle(shopper, refused.reference, { outcome: 'refuse', webhooks: 2 });
		// Sent before the next attempt begins; afterwards it would no longer hold.
		await api.runJobs('order-message');
		const paid = await pay(shopper, id);
		await settle(shopper, paid.reference, { outcome: 'confirm', webhooks: 3 });
		await move(parcels[0]?.trackCode, { to: 'order cancelled by seller', note: 'The cloth has a flaw.' });
		await api.runJobs('refund');
		const amount = `${(total.amount / 100).toLocaleString('en')} K`;
		const messages = await received(GUEST_EMAIL);
		expectFirstLines(messages, [
			`Zaylat: Thank you for your order ${code}. Total: ${amount}.`,
			expect.stringContaining(`The payment of ${amount} for order ${code} did not go through.`),
			`Zaylat: We received ${amount} for order ${code}.`,
			`Zaylat: Cancelled in order ${code}: ${parcels[0]?.trackCode} (${amount}). Reason: The cloth has a flaw.`,
			`Zaylat: We refunded ${amount} for order ${code} to the account you paid from.`,
		]);
		expect(await received(GUEST_PHONE)).toEqual([]);
	});

	it('bring digital codes to a guest whom no other mail brings them', async () => {
		const { rows } = await api.query(
			`select d.variant_id as id from digital_plans d join product_variants v on v.id = d.variant_id
				join products p on p.id = v.product_id
				where d.delivery = 'code' and p.edition = 'mm' and p.min_quantity = 1 order by 1 limit 1`,
		);
		await api.query('update digital_plans set is_emailed = false where variant_id = $1', [rows[0].id]);
		const shopper = await guest();
		await cartWith(api, shopper, { [String(rows[0].id)]: 2 });
		const { id, code } = await order(shopper, 'qr', { address: undefined, email: GUEST_EMAIL });
		const { reference } = await pay(shopper, id);
		await settle(shopper, reference, { outcome: 'confirm', webhooks: 1 });
		const held = ok(listEntitlements, await shopper.call('GET', '/api/entitlements')).data.items;
		const message = (await received(GUEST_EMAIL)).find((text) => text.includes('digital goods')) ?? '';
		expect(message).toContain(code);
		for (const each of held) expect(message).toContain(each.code);
		expect(linkIn(message).code).toBe(code);
	});

	it('reach registered shoppers at their own contact, less what they switched off', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		await shopper.call('PATCH', '/api/notification-choices', { shipping: false, orders: false, payments: false });
		const { code, parcels } = await bought(shopper);
		await move(parcels[0]?.trackCode, ...TO_THE_DOOR);
		const messages = await received(DEMO_ACCOUNT.email);
		expectFirstLines(messages, [
			expect.stringContaining(`Thank you for your order ${code}`),
			expect.stringMatching(`We received .* for order ${code}`),
		]);
		expect(await received(GUEST_PHONE)).toEqual([]);
	});

	it('are in the language of the order, with the amounts and the address of its edition', async () => {
		const shopper = createShopper(api, 'th', 'th');
		await shopper.signIn('guest');
		await cartWith(api, shopper, { [await goodsVariant(api, 0, 'th')]: 1 });
		const { rows } = await api.query(
			`select r.id as region, t.id as township, s.id as subdistrict, s.postcode from subdistricts s
				join townships t on t.id = s.township_id join regions r on r.id = t.region_id
				where r.country = 'th' order by s.id limit 1`,
		);
		const address = { ...ADDRESS, country: 'th', ...rows[0] };
		const { code } = await order(shopper, 'cash_on_delivery', {
			address: { ...address, phoneCountry: '66', phone: '081 234 5678' },
		});
		const [message = ''] = await received('66812345678');
		expect(message).toContain(`เราได้รับคำสั่งซื้อ ${code} แล้ว ยอดรวม ฿`);
		expect(message).toContain('http://th.localhost:3000/Track?lang=thai#');
	});

	it('tell of a return: passed on, accepted with the code to write on the parcel, and the cash that goes back', async () => {
		const shopper = await guest();
		const { id, code, parcels } = await bought(shopper);
		const [parcel] = parcels;
		await move(parcel?.trackCode, ...TO_THE_DOOR);
		await received(GUEST_PHONE);
		await api.query('delete from outbox');
		const lines = [{ lineId: parcel?.lines[0]?.id, quantity: 1 }];
		const wish = { trackCode: parcel?.trackCode, lines, reason: 'damaged', payTo: 'KBZPay 09 951 234 567' };
		const asked = ok(getOrder, await shopper.call('POST', `/api/orders/${id}/returns`, wish)).data;
		const { id: returnId, code: number, amount } = asked.parcels[0]?.returns[0] ?? {};
		const seller = await account(DEMO_SELLER);
		for (const step of [{ to: 'accepted', note: 'Send it to Nyaungshwe.' }, { to: 'refunded' }]) {
			expect((await seller.call('POST', `/api/seller/returns/${returnId}/moves`, step)).status).toBe(200);
		}
		const money = `${((amount?.amount ?? 0) / 100).toLocaleString('en')} K`;
		expectFirstLines(await received(GUEST_PHONE), [
			expect.stringMatching(`your return request for order ${code} to .* \\(return ${number}, ${money}\\)`),
			expect.stringMatching(
				`accepted your return for order ${code}\\. Write ${number} .*Message from the shop: Send it to Nyaungshwe\\.`,
			),
			expect.stringMatching(`received return ${number} of order ${code}\\. We refund ${money}`),
		]);
	});

	it('name what a coupon had paid of returned goods and the points that come back, piece by piece', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		await cartWith(api, shopper, { [await ownVariant()]: 2 });
		const placed = await order(shopper, 'qr', { coupon: 'WELCOME10', points: 10 });
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm', webhooks: 1 });
		const [parcel] = placed.parcels;
		await move(parcel?.trackCode, ...TO_THE_DOOR);
		const seller = await account(DEMO_SELLER);
		const lines = [{ lineId: parcel?.lines[0]?.id, quantity: 1 }];
		for (const _ of ['one', 'the other']) {
			api.clock.advance(1000);
			const wish = { trackCode: parcel?.trackCode, lines, reason: 'changed_mind' };
			const asked = ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/returns`, wish)).data;
			const id = asked.parcels[0]?.returns.find(({ status }) => status === 'requested')?.id;
			for (const to of ['accepted', 'refunded']) await seller.call('POST', `/api/seller/returns/${id}/moves`, { to });
		}
		await api.runJobs('refund');

		const { refunds, placed: whole } = ok(getOrder, await shopper.call('GET', `/api/orders/${placed.id}`)).data;
		const sum = (part: 'discount' | 'goods' | 'total' | 'points') =>
			refunds.reduce((all, { credit }) => {
				const value = credit?.[part] ?? 0;
				return all + (typeof value === 'number' ? value : value.amount);
			}, 0);
		expect(refunds).toHaveLength(2);
		expect(whole.discount.amount).toBeGreaterThan(0);
		expect([sum('goods'), sum('discount')]).toEqual([whole.goods.amount, whole.discount.amount]);
		expect(sum('total')).toBe(whole.total.amount - whole.delivery.amount);
		expect(sum('points')).toBe(10);
		expect(refunds.map(({ amount }) => amount)).toEqual(refunds.map(({ credit }) => credit?.total));

		const messages = (await received(DEMO_ACCOUNT.email)).filter((text) => text.includes('We refunded'));
		const money = (amount = 0) => `${(amount / 100).toLocaleString('en')} K`;
		expectFirstLines(
			messages,
			refunds.map(
				({ amount, credit }) =>
					`Zaylat: We refunded ${money(amount.amount)} for order ${placed.code} to the account you paid from. The coupon paid ${money(credit?.discount.amount)} of the price; that part is not refunded. ${credit?.points} points were returned too.`,
			),
		);
	});

	it('say that the buyer cancelled, and why', async () => {
		const shopper = await guest();
		const { id, code } = await bought(shopper);
		ok(getOrder, await shopper.call('POST', `/api/orders/${id}/cancel`, { reason: 'wrong_address' }));
		const messages = await received(GUEST_PHONE);
		expectFirstLines(messages, [
			expect.stringContaining('Thank you'),
			expect.stringMatching(`Cancelled in order ${code}: .* Reason: the address or phone number was wrong\\.`),
		]);
	});
});

describe('a message that cannot be sent', () => {
	let server: MailServer | undefined;
	afterEach(async () => {
		await server?.close();
		server = undefined;
	});

	/** The services with a mail server that responds as given. */
	async function mailThrough(responses: Readonly<Record<string, string>>): Promise<Services> {
		await server?.close();
		server = await startMailServer({ security: 'none', certificate: selfSigned(Date.now()), responses });
		const from = { name: 'Zaylat', address: 'shop@example.com' };
		const settings = { host: 'localhost', port: server.port, security: 'none', login: undefined, from } as const;
		return { ...api.services, mail: createSmtpMail(settings, api.clock.now) };
	}

	const attempt = (services: Services, isPatient = false) => api.runJobs('order-message', { services, isPatient });

	it('is tried again after a pause, under the same id, until the server takes it', async () => {
		await bought(await guest(), 'cash_on_delivery', { email: GUEST_EMAIL });
		const down = await mailThrough({ '.': '451 not now' });
		expect(await attempt(down, true)).toBe(0);
		const tried = server?.mails[0];
		const up = await mailThrough({});
		expect(await attempt(up, true), 'before the pause is over').toBe(0);
		expect(await attempt(up)).toBe(1);
		expect(await attempt(up)).toBe(0);
		expect(server?.mails).toHaveLength(1);
		const idOf = (mail = '') => /^Message-ID: (.*)$/im.exec(mail)?.[1];
		expect(idOf(server?.mails[0])).toMatch(/^<[\da-f-]{36}@example\.com>/);
		if (tried !== undefined) expect(idOf(tried)).toBe(idOf(server?.mails[0]));
	});

	it('is a dead letter after its last try, that an operator lists and repeats', async () => {
		await bought(await guest(), 'cash_on_delivery', { email: GUEST_EMAIL });
		const down = await mailThrough({ RCPT: '550 no such mailbox' });
		for (let tries = 0; tries < 20; tries += 1) await attempt(down);
		expect(server?.lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(13);
		const list = async () => (await (await api.app.request('/api/operator/dead-jobs')).json()).data.items;
		const [dead, ...others] = await list();
		expect(others).toEqual([]);
		expect(dead).toMatchObject({
			kind: 'order-message',
			tries: 13,
			reason: expect.stringContaining('answered 550 to RCPT'),
		});
		expect(JSON.stringify(dead)).not.toContain(GUEST_EMAIL);
		const repeated = await api.app.request('/api/operator/dead-jobs/repeat', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ids: [dead.id] }),
		});
		expect(await repeated.json()).toEqual({ data: { repeated: 1 } });
		expect(await list()).toEqual([]);
		expect(await attempt(await mailThrough({}))).toBe(1);
		expect(server?.mails).toHaveLength(1);
	});

	it('that nobody can receive leaves no other unsent, however many there are', async () => {
		await bought(await guest(), 'cash_on_delivery', { email: GUEST_EMAIL });
		for (let n = 0; n < 4; n += 1) await bought(await guest(), 'cash_on_delivery', { email: `gone-${n}@example.com` });
		await bought(await guest(), 'cash_on_delivery', { email: GUEST_EMAIL });
		const sent: string[] = [];
		const mail: Services['mail'] = {
			async send({ to }) {
				if (to.startsWith('gone')) throw new Error('no such mailbox');
				sent.push(to);
			},
		};
		expect(await attempt({ ...api.services, mail })).toBe(2);
		expect(sent).toEqual([GUEST_EMAIL, GUEST_EMAIL]);
	});
});

describe('the owner of a shop', () => {
	const toOwner = async () => {
		await Promise.all([api.runJobs('order-message'), beside.runJobs('order-message')]);
		const { rows } = await api.query('select text from outbox where recipient = $1', [DEMO_SELLER.email]);
		return rows.map(({ text }) => text);
	};

	beforeEach(() => api.query("update users set notification_choices = '{}' where email = $1", [DEMO_SELLER.email]));

	it('is told of a new order in the own language, once: with cash at once, else when it is paid [§1.36]', async () => {
		await api.query("update users set language = 'thai' where email = $1", [DEMO_SELLER.email]);
		const { code, parcels } = await bought(await guest());
		expect(await toOwner()).toEqual([
			expect.stringMatching(
				new RegExp(`มีคำสั่งซื้อใหม่ ${code} .*${parcels[0]?.trackCode} ผู้ซื้อชำระเงินปลายทาง\\n.*/Selling\\?lang=thai$`),
			),
		]);
		await move(parcels[0]?.trackCode, ...TO_THE_DOOR);
		expect(await toOwner()).toHaveLength(1);

		await api.query('delete from outbox');
		const shopper = await guest();
		const { id } = await bought(shopper, 'qr', { email: GUEST_EMAIL });
		expect(await toOwner()).toEqual([]);
		const paid = await pay(shopper, id);
		await settle(shopper, paid.reference, { outcome: 'confirm', webhooks: 3 });
		expect(await toOwner()).toHaveLength(1);
		await api.query('update users set language = null where email = $1', [DEMO_SELLER.email]);
	});

	it('who switched it off is not told', async () => {
		await api.query(`update users set notification_choices = '{"sales": false}' where email = $1`, [DEMO_SELLER.email]);
		await bought(await guest());
		expect(await toOwner()).toEqual([]);
	});
});

describe('the texts', () => {
	const LANGUAGES: Readonly<Record<Language, typeof en>> = { en, mm, thai, china };
	const values = {
		code: 'ZL12345678',
		amount: '45,000 K',
		parcels: 'EX123456789MP',
		shop: 'Inle Weavers',
		reason: 'a flaw',
		words: 'send it to Bagan',
		plan: 'Music, 30 days',
		date: 'Nov 30, 2026',
		hasMoney: true,
		discount: '',
		points: '',
		transfer: '',
	};
	const kinds = Object.keys(ORDER_MESSAGE_KINDS) as OrderMessageKind[];

	it.each(Object.entries(LANGUAGES))('in %s name order and amount in every message', (_, { kinds: texts }) => {
		const seen = new Set<string>();
		for (const kind of kinds) {
			for (const isCash of [true, false]) {
				const { subject, text } = texts[kind]({ ...values, isCash });
				expect(text).toContain(values.code);
				expect(text).toContain(values.amount);
				expect(`${subject} ${text}`).not.toMatch(/undefined|\{|\}/);
			}
			seen.add(texts[kind]({ ...values, isCash: false }).subject);
		}
		expect(seen.size).toBe(kinds.length);
		for (const kind of ['payment_refunded', 'return_refunded'] as const) {
			const { text } = texts[kind]({ ...values, isCash: false, discount: '1,850 K', points: '20' });
			expect(text).toContain('1,850 K');
			expect(text).toMatch(/\b20\b/);
		}
		const byBank = texts.payment_refunded({ ...values, isCash: false, transfer: 'KBZ-20260301-7' }).text;
		expect(byBank).toContain('KBZ-20260301-7');
		expect(byBank).not.toBe(texts.payment_refunded({ ...values, isCash: false }).text);
		const byPoints = { ...values, amount: '0 K', hasMoney: false, points: '20', isCash: false };
		expect(texts.return_refunded(byPoints).text).not.toContain('0 K');
	});
});
