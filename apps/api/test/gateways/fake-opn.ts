import { createHmac } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { RawNotification } from '../../src/gateways/gateway.ts';
import type { OpnSettings } from '../../src/gateways/opn/opn.ts';
import { qrPayloadOf } from '../../src/ports/emv-qr.ts';
import { createNetwork } from './network.ts';

interface Refund {
	readonly object: 'refund';
	readonly id: string;
	readonly amount: number;
	readonly currency: string;
	readonly charge: string;
	readonly metadata: Record<string, string>;
	readonly voided: boolean;
	status: string;
}

interface Charge {
	readonly object: 'charge';
	readonly id: string;
	status: string;
	readonly amount: number;
	readonly currency: string;
	readonly description: string;
	authorized: boolean;
	capturable: boolean;
	can_perform_void: boolean;
	failure_code: string | null;
	authorize_uri: string | null;
	fee: number;
	fee_vat: number;
	refunded_amount: number;
	readonly refunds: { readonly object: 'list'; readonly data: Refund[] };
	readonly metadata: Record<string, string>;
	readonly source: object | null;
}

/** A change of the balance. Documentation: https://docs.omise.co/transactions-api */
interface Transaction {
	readonly object: 'transaction';
	readonly id: string;
	readonly amount: number;
	readonly currency: string;
	readonly direction: 'credit' | 'debit';
	readonly key: string;
	readonly origin: string;
	readonly created_at: string;
}

const SECRET_KEY = 'skey_test_5086xl7amxfysl0ac5l';
export const WEBHOOK_SECRET = Buffer.from('webhook secret of today, 32 byte').toString('base64');
/** Origin of the pictures of PromptPay codes. */
export const FAKE_PICTURES = 'https://codes.example';

export const OLD_WEBHOOK_SECRET = Buffer.from('webhook secret of before, 32 byt').toString('base64');

const error = (status: number, code: string) =>
	Response.json(
		{ object: 'error', location: `https://docs.omise.co/api-errors#${code.replaceAll('_', '-')}`, code, message: code },
		{ status },
	);

/** Opn Payments (Omise) as its documentation describes it: charges, refunds, search, events and signed webhooks. */
export function createFakeOpn() {
	const charges = new Map<string, Charge>();
	const events = new Map<string, string>();
	const transactions: Transaction[] = [];
	const answered = new Map<string, string>();
	const usedTokens = new Set<string>();
	/** Status and code that response the next request to a path, instead of its result. */
	const errors = new Map<string, readonly [status: number, code: string]>();
	const state = { queuesRefunds: false, knowsKeys: true, hasBrokenPictures: false };

	function createCharge(form: URLSearchParams): Response {
		const token = form.get('card');
		if (token) {
			if (usedTokens.has(token)) return error(422, 'used_token');
			usedTokens.add(token);
		}
		const id = `chrg_test_5${String(charges.size + 1).padStart(18, '0')}`;
		const type = form.get('source[type]');
		const isLater = form.get('capture') === 'false';
		const image = { download_uri: `${FAKE_PICTURES}/codes/${id}.svg` };
		const qr = { scannable_code: { object: 'barcode', type: 'qr', image, raw_data: null } };
		const charge: Charge = {
			object: 'charge',
			id,
			status: 'pending',
			amount: Number(form.get('amount')),
			currency: (form.get('currency') ?? '').toUpperCase(),
			description: form.get('description') ?? '',
			authorized: false,
			capturable: isLater,
			can_perform_void: false,
			failure_code: null,
			authorize_uri: type === 'promptpay' ? null : `https://pay.example/payments/${id}/authorize`,
			fee: 0,
			fee_vat: 0,
			refunded_amount: 0,
			refunds: { object: 'list', data: [] },
			metadata: { merchant_reference: form.get('metadata[merchant_reference]') ?? '' },
			source: type ? { object: 'source', type, ...(type === 'promptpay' && qr) } : null,
		};
		charges.set(id, charge);
		return Response.json(charge);
	}

	function createRefund(charge: Charge, form: URLSearchParams): Response {
		const amount = Number(form.get('amount'));
		const voided = form.get('void') === 'true';
		if (charge.status !== 'successful' || charge.refunded_amount + amount > charge.amount)
			return error(400, 'failed_refund');
		if (voided && !charge.can_perform_void) return error(400, 'failed_void');
		const refund: Refund = {
			object: 'refund',
			id: `rfnd_test_${charge.refunds.data.length}${charge.id.slice(-18)}`,
			amount,
			currency: charge.currency,
			charge: charge.id,
			metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
			voided,
			status: state.queuesRefunds ? 'pending' : 'closed',
		};
		charge.refunds.data.push(refund);
		charge.refunded_amount += amount;
		return Response.json(refund);
	}

	/** The PromptPay code of a charge, as a picture that needs no key. */
	function pictureOf(id: string): Response {
		const charge = charges.get(id);
		if (!charge || state.hasBrokenPictures) return new Response('', { status: 404 });
		const payload = qrPayloadOf('th', { amount: charge.amount, currency: 'thb' }, id.slice(-10));
		return new Response(renderSVG(payload, { border: 4 }), { headers: { 'content-type': 'image/svg+xml' } });
	}

	async function serve(request: Request): Promise<Response> {
		const [, picture] = /\/codes\/(\w+)\.svg$/.exec(new URL(request.url).pathname) ?? [];
		if (picture !== undefined) return pictureOf(picture);
		if (request.headers.get('authorization') !== `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`) {
			return error(401, 'authentication_failure');
		}
		const { pathname, searchParams } = new URL(request.url);
		const [, collection = '', id = '', action] = pathname.split('/');
		const forced = errors.get(action ?? collection);
		errors.delete(action ?? collection);
		if (forced) return error(...forced);
		const form = new URLSearchParams(await request.text());
		if (collection === 'search') {
			const query = searchParams.get('query') ?? '';
			const data = [...charges.values()].filter(({ description }) => description.includes(query));
			return Response.json({ object: 'search', scope: 'charge', query, total: data.length, data });
		}
		if (collection === 'transactions') {
			const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
			const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
			const own = transactions.filter(
				({ created_at: at }) => Date.parse(at) >= (from ?? 0) && Date.parse(at) <= (to ?? 0),
			);
			const data = own.slice(offset, (offset ?? 0) + (limit ?? 20));
			return Response.json({ object: 'list', offset, limit, total: own.length, order: 'chronological', data });
		}
		if (collection === 'events') {
			const event = events.get(id);
			return event ? new Response(event) : error(404, 'not_found');
		}
		if (collection === 'charges' && id === '') return createCharge(form);
		const charge = charges.get(id);
		if (!charge) return error(404, 'not_found');
		if (action === undefined) return Response.json(charge);
		if (action === 'refunds') return createRefund(charge, form);
		if (action === 'capture') {
			if (!charge.authorized || charge.status !== 'pending') return error(400, 'failed_capture');
			Object.assign(charge, { status: 'successful', capturable: false });
		}
		if (action === 'reverse') {
			if (!charge.authorized || charge.status !== 'pending') return error(400, 'failed_reverse');
			Object.assign(charge, { status: 'reversed', capturable: false });
		}
		if (action === 'expire') {
			if (charge.status !== 'pending' || charge.source === null) return error(400, 'failed_expire');
			charge.status = 'expired';
		}
		return Response.json(charge);
	}

	const network = createNetwork(async (request) => {
		const key = request.headers.get('idempotency-key');
		const repeated = key && state.knowsKeys ? answered.get(key) : undefined;
		if (repeated !== undefined) return new Response(repeated);
		const answer = await serve(request);
		if (key && answer.ok) answered.set(key, await answer.clone().text());
		return answer;
	});

	const settings: OpnSettings = {
		origin: 'https://api.example',
		secretKey: SECRET_KEY,
		webhookSecrets: [WEBHOOK_SECRET, OLD_WEBHOOK_SECRET],
		options: ['promptpay', 'truemoney', 'bank_app', 'card'],
		limits: {},
		fees: { promptpay: { basisPoints: 165, fixed: 0 } },
	};

	const find = (reference: string): Charge => {
		const charge = [...charges.values()].find(({ metadata }) => metadata.merchant_reference === reference);
		if (!charge) throw new Error(`no charge ${reference}`);
		return charge;
	};

	/** A webhook as it is delivered: the event with the charge as it is now. */
	function webhook(data: object, secrets: readonly string[] = [WEBHOOK_SECRET]): RawNotification {
		const id = `evnt_test_${createHmac('sha256', 'event').update(JSON.stringify(data)).digest('hex').slice(0, 19)}`;
		const body = JSON.stringify({ object: 'event', id, livemode: false, key: 'charge.complete', data });
		events.set(id, body);
		const timestamp = '1795858200';
		const signatures = secrets.map((secret) =>
			createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex'),
		);
		return { headers: { 'omise-signature': signatures.join(','), 'omise-signature-timestamp': timestamp }, body };
	}

	return {
		network,
		settings,
		state,
		errors,
		events,
		transactions,
		charges,
		find,
		webhook,
		/** Lets the shopper's bank act; it takes money once. */
		setPaid(reference: string) {
			const charge = find(reference);
			if (charge.status !== 'pending' && charge.status !== 'expired') return;
			Object.assign(charge, {
				authorized: true,
				status: charge.capturable ? 'pending' : 'successful',
				can_perform_void: charge.source === null && !charge.capturable,
				fee: 3_650,
				fee_vat: 256,
			});
		},
		/** What Opn has taken and given back, in minor units. */
		books(reference: string) {
			const { status, amount, refunded_amount: returned } = find(reference);
			return { taken: status === 'successful' ? amount : 0, returned };
		},
		/** Changes the balance of the account. */
		move(origin: string, direction: Transaction['direction'], amount: number, at = '2026-11-28T12:00:00Z') {
			const id = `trxn_test_${transactions.length}`;
			const key = `${origin.slice(0, 4)}.test`;
			transactions.push({
				...{ object: 'transaction', id, amount, currency: 'THB', direction, key, origin },
				created_at: at,
			});
		},
		setFailed: (reference: string, failure_code: string) =>
			Object.assign(find(reference), { status: 'failed', failure_code }),
		settle: (reference: string) => Object.assign(find(reference), { can_perform_void: false }),
	};
}
