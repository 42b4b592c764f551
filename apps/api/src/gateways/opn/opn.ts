import { createHmac, timingSafeEqual } from 'node:crypto';
import { CURRENCIES, type CurrencyKey, type Money } from '@zaylat/domain/money';
import type { PaymentOption } from '@zaylat/domain/payments';
import type { z } from 'zod';
import { ask, type Connection, parseJson } from '../ask.ts';
import { checkNewPayment } from '../check-payment.ts';
import type {
	FeeRate,
	Gateway,
	KnownPayment,
	NewPayment,
	OptionCapabilities,
	PaymentReport,
	PaymentSession,
	RawNotification,
	RefundReport,
} from '../gateway.ts';
import { GatewayError, unsupported } from '../gateway-error.ts';
import { payloadOfPicture } from '../qr-code.ts';
import { chargeFailure, opnOutcome } from './codes.ts';
import {
	type OpnCharge,
	type OpnEvent,
	type OpnRefund,
	opnCharge,
	opnError,
	opnEvent,
	opnRefund,
	opnSearch,
} from './objects.ts';
import { readTransactions } from './transactions.ts';

/** An account of Opn Payments (Omise) in Thailand. */
export interface OpnSettings {
	/** Origin of the API. */
	readonly origin: string;
	readonly secretKey: string;
	/** Secrets of webhooks in base64; while one is replaced, both are valid. None: each event is read back instead. */
	readonly webhookSecrets: readonly string[];
	/** Options that the account may take. */
	readonly options: readonly PaymentOption[];
	readonly limits: Partial<Readonly<Record<PaymentOption, OptionCapabilities['limits']>>>;
	readonly fees: Partial<Readonly<Record<PaymentOption, FeeRate>>>;
}

const CURRENCY: CurrencyKey = 'thb';

/** Version of the API whose objects this adapter reads. */
const VERSION = '2019-05-29';

/** Source types of the bank apps, by the names that shoppers know. */
const BANK_SOURCES: Readonly<Record<string, string>> = {
	'K PLUS': 'mobile_banking_kbank',
	'SCB EASY': 'mobile_banking_scb',
	'Krungthai NEXT': 'mobile_banking_ktb',
	'Bangkok Bank': 'mobile_banking_bbl',
	KMA: 'mobile_banking_bay',
};

type OptionFacts = Pick<
	OptionCapabilities,
	'flow' | 'limits' | 'canAuthorize' | 'canVoid' | 'refunds' | 'canCancel'
> & {
	readonly source: (payment: NewPayment) => string | undefined;
};

const baht = (least: number, most: number) => ({ least: least * 100, most: most * 100 });

/**
 * What the options can do.
 * Documentation: https://docs.opn.ooo/promptpay, https://docs.opn.ooo/truemoney-jumpapp,
 * https://docs.opn.ooo/mobile-banking-kbank, https://docs.omise.co/charges-api
 */
const OPTIONS: Partial<Readonly<Record<PaymentOption, OptionFacts>>> = {
	promptpay: {
		flow: 'qr',
		limits: baht(20, 150_000),
		canAuthorize: false,
		canVoid: false,
		refunds: 'none',
		canCancel: true,
		source: () => 'promptpay',
	},
	truemoney: {
		flow: 'redirect',
		limits: baht(20, 50_000),
		canAuthorize: false,
		canVoid: false,
		refunds: 'full',
		canCancel: true,
		source: () => 'truemoney_jumpapp',
	},
	bank_app: {
		flow: 'redirect',
		limits: baht(20, 150_000),
		canAuthorize: false,
		canVoid: false,
		refunds: 'none',
		canCancel: true,
		source: ({ bank }) => BANK_SOURCES[bank ?? ''],
	},
	card: {
		flow: 'token',
		limits: baht(20, 150_000),
		canAuthorize: true,
		canVoid: true,
		refunds: 'partial',
		canCancel: false,
		source: () => undefined,
	},
};

/** Options that this adapter knows. */
export const OPN_OPTIONS = Object.keys(OPTIONS) as readonly PaymentOption[];

type Form = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Opn Payments (Omise): charges of sources and of card tokens.
 * Documentation: https://docs.omise.co/charges-api, https://docs.omise.co/refunds-api, https://docs.omise.co/api-webhooks
 */
export function createOpn(settings: OpnSettings, connection: Connection): Gateway {
	const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`;
	const webhookKeys = settings.webhookSecrets.map((secret) => Buffer.from(secret, 'base64'));

	/** @param form parameters of a change; a request without them only reads */
	async function call<Schema extends z.ZodType>(
		path: string,
		schema: Schema,
		form?: Form,
		idempotencyKey?: string,
	): Promise<z.infer<Schema>> {
		const isWrite = form !== undefined;
		const { status, text } = await ask(connection, {
			url: `${settings.origin}${path}`,
			method: isWrite ? 'POST' : 'GET',
			headers: {
				authorization,
				accept: 'application/json',
				'omise-version': VERSION,
				...(isWrite && { 'content-type': 'application/x-www-form-urlencoded' }),
				...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
			},
			...(isWrite && { body: encode(form) }),
			isWrite,
		});
		const json = parseJson(text);
		if (status >= 400) {
			const error = opnError.safeParse(json);
			const code = error.success ? error.data.code : `http ${status}`;
			throw new GatewayError(opnOutcome(code, status), code, 'the gateway refused the request');
		}
		const read = schema.safeParse(json);
		if (!read.success) {
			throw new GatewayError(isWrite ? 'unknown' : 'retry', 'unreadable', 'the response has another form');
		}
		return read.data;
	}

	/** The charge of a payment; undefined where there is none. */
	async function chargeOf({ gatewayId, merchantReference }: KnownPayment): Promise<OpnCharge | undefined> {
		if (gatewayId !== null) {
			const charge = await call(`/charges/${encodeURIComponent(gatewayId)}`, opnCharge);
			if (charge.metadata?.merchant_reference === merchantReference) return charge;
			throw new GatewayError('unknown', 'other payment', 'the response is about another payment');
		}
		const query = new URLSearchParams({ scope: 'charge', query: merchantReference });
		const { data } = await call(`/search?${query}`, opnSearch);
		// The search also finds references that contain ours.
		const ours = data.filter(({ metadata }) => metadata?.merchant_reference === merchantReference);
		return ours.find(({ status }) => status === 'successful') ?? ours[0];
	}

	async function existingCharge(known: KnownPayment): Promise<OpnCharge> {
		const charge = await chargeOf(known);
		if (!charge) throw new GatewayError('refused', 'not_found', 'the gateway knows no such payment');
		return charge;
	}

	const gateway: Gateway = {
		name: 'opn',

		capabilities(option) {
			const facts = settings.options.includes(option) ? OPTIONS[option] : undefined;
			if (!facts) return undefined;
			const { source, ...capabilities } = facts;
			return {
				...capabilities,
				reference: { length: 20, alphabet: 'letters and digits' },
				limits: settings.limits[option] ?? facts.limits,
				fee: settings.fees[option],
				...(option === 'bank_app' && { banks: Object.keys(BANK_SOURCES) }),
			};
		},

		async create(wanted) {
			checkNewPayment(gateway, CURRENCY, wanted);
			const charge = await call('/charges', opnCharge, chargeForm(wanted), wanted.idempotencyKey);
			return sessionOf(connection, charge);
		},

		async inquire(known) {
			const charge = await chargeOf(known);
			return charge ? reportOf(charge) : ABSENT;
		},

		async capture(known, amount) {
			const charge = await existingCharge(known);
			if (charge.status === 'successful') return;
			await call(`/charges/${charge.id}/capture`, opnCharge, {
				...(amount.amount !== charge.amount && { capture_amount: amount.amount }),
			});
		},

		async voidState(known) {
			const charge = await existingCharge(known);
			const { state } = reportOf(charge);
			if (state === 'voided') return 'done';
			if (state === 'authorized') return 'possible';
			return state === 'paid' && charge.can_perform_void === true ? 'possible' : 'over';
		},

		async void(known, idempotencyKey) {
			if (!gateway.capabilities(known.option)?.canVoid) throw unsupported('void');
			const charge = await existingCharge(known);
			if (reportOf(charge).state === 'voided') return;
			if (isReserved(charge)) {
				await call(`/charges/${charge.id}/reverse`, opnCharge, {}, idempotencyKey);
				return;
			}
			const form = { amount: charge.amount, void: true, 'metadata[refund_id]': idempotencyKey };
			await call(`/charges/${charge.id}/refunds`, opnRefund, form, idempotencyKey);
		},

		async refund(known, { refundId, amount }) {
			const { refunds } = gateway.capabilities(known.option) ?? { refunds: 'none' };
			if (refunds === 'none') throw unsupported('refund');
			if (refunds === 'full' && amount.amount !== known.amount.amount) throw unsupported('partly refund');
			const charge = await existingCharge(known);
			// Read first: the API does not promise that it knows repeated requests.
			const made = findRefund(charge, refundId);
			if (made) return refundReport(made);
			const form = { amount: amount.amount, 'metadata[refund_id]': refundId };
			return refundReport(await call(`/charges/${charge.id}/refunds`, opnRefund, form, refundId));
		},

		async inquireRefund(known, refund) {
			const made = findRefund(await existingCharge(known), refund.refundId);
			if (made) return refundReport(made);
			throw new GatewayError('retry', 'refund absent', 'the gateway does not list this refund');
		},

		async cancel(known) {
			const charge = await chargeOf(known);
			// Its creation may still be under way.
			if (!charge) return 'expires by itself';
			const before = endOf(charge);
			if (before) return before;
			if (!gateway.capabilities(known.option)?.canCancel) return 'expires by itself';
			try {
				await call(`/charges/${charge.id}/expire`, opnCharge, {});
				return 'ended';
			} catch (error) {
				if (!(error instanceof GatewayError && error.code === 'failed_expire')) throw error;
				const after = endOf(await existingCharge(known));
				if (after) return after;
				throw error;
			}
		},

		settledBetween: (from, to) => readTransactions(call, from, to),

		async readNotification(notification) {
			const event = opnEvent.safeParse(parseJson(notification.body));
			if (!event.success) return { kind: 'refused', why: 'unreadable' };
			if (webhookKeys.length > 0) {
				return isSigned(notification, webhookKeys) ? noticeOf(event.data) : { kind: 'refused', why: 'signature' };
			}
			// A bare hint: what the account itself says about the event counts.
			try {
				return noticeOf(await call(`/events/${encodeURIComponent(event.data.id)}`, opnEvent));
			} catch (error) {
				if (error instanceof GatewayError && error.code === 'not_found') return { kind: 'refused', why: 'signature' };
				throw error;
			}
		},
	};
	return gateway;
}

/** What a charge has come to that is to be ended; undefined while it can still be paid. */
function endOf(charge: OpnCharge): 'ended' | 'paid' | undefined {
	const { state } = reportOf(charge);
	if (state === 'pending') return undefined;
	return state === 'paid' || state === 'authorized' ? 'paid' : 'ended';
}

function chargeForm(wanted: NewPayment): Form {
	const { option, amount, merchantReference, returnUrl, notifyUrl, description, isAuthorizedOnly, token } = wanted;
	const source = OPTIONS[option]?.source(wanted);
	return {
		amount: amount.amount,
		currency: CURRENCIES[CURRENCY].code.toLowerCase(),
		// The search looks into descriptions.
		description: `${merchantReference} ${description}`.slice(0, 250),
		'metadata[merchant_reference]': merchantReference,
		return_uri: returnUrl,
		'webhook_endpoints[]': notifyUrl,
		...(source ? { 'source[type]': source, expires_at: wanted.expiresAt.toISOString() } : { card: token }),
		...(isAuthorizedOnly && { capture: false }),
	};
}

function encode(form: Form): string {
	const fields = Object.entries(form).filter(([, value]) => value !== undefined);
	return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}

async function sessionOf(connection: Connection, charge: OpnCharge): Promise<PaymentSession> {
	const { id: gatewayId, authorize_uri: url, source, status } = charge;
	const code = source?.scannable_code;
	if (status !== 'pending' || isReserved(charge)) return { gatewayId, next: { kind: 'none' } };
	if (code) {
		const payload = code.raw_data || (await payloadOfPicture(connection, code.image?.download_uri ?? ''));
		return { gatewayId, next: { kind: 'qr', payload } };
	}
	return url ? { gatewayId, next: { kind: 'redirect', url } } : { gatewayId, next: { kind: 'none' } };
}

const ABSENT: PaymentReport = {
	state: 'absent',
	gatewayId: null,
	amount: null,
	irregularity: null,
	reason: null,
	code: 'not_found',
	fee: null,
	refunded: null,
};

const isReserved = ({ status, authorized, capturable }: OpnCharge): boolean =>
	status === 'pending' && authorized && capturable === true;

function reportOf(charge: OpnCharge): PaymentReport {
	const { id, status, failure_code: failureCode, fee, fee_vat: feeVat, refunded_amount: refunded } = charge;
	const failure = status === 'failed' ? chargeFailure(failureCode ?? null) : undefined;
	return {
		state: failure?.state ?? stateOf(charge),
		gatewayId: id,
		amount: chargedOf(charge),
		irregularity: null,
		reason: failure?.reason ?? null,
		code: failureCode ?? status,
		fee: fee == null ? null : { amount: fee + (feeVat ?? 0), currency: CURRENCY },
		refunded: refunded ?? null,
	};
}

function stateOf(charge: OpnCharge): PaymentReport['state'] {
	const { status, amount, refunded_amount: refunded, refunds } = charge;
	if (status === 'reversed') return 'voided';
	if (status === 'expired') return 'expired';
	if (isReserved(charge)) return 'authorized';
	if (status !== 'successful') return 'pending';
	if ((refunded ?? 0) < amount) return 'paid';
	return refunds?.data.some(({ voided }) => voided === true) ? 'voided' : 'refunded';
}

function chargedOf({ amount, currency }: OpnCharge): Money | null {
	const key = Object.values(CURRENCIES).find(({ code }) => code.toLowerCase() === currency.toLowerCase())?.key;
	return key ? { amount, currency: key } : null;
}

const findRefund = ({ refunds }: OpnCharge, refundId: string): OpnRefund | undefined =>
	refunds?.data.find(({ metadata }) => metadata?.refund_id === refundId);

const REFUND_STATES: Readonly<Record<string, RefundReport['state']>> = {
	closed: 'done',
	pending: 'queued',
	failed: 'refused',
};

function refundReport({ id, status, voided }: OpnRefund): RefundReport {
	// Versions of the API whose refunds have no status give money back at once.
	const state = voided === true || status == null ? 'done' : (REFUND_STATES[status] ?? 'queued');
	return {
		state,
		waitsFor: state === 'queued' ? 'gateway' : null,
		gatewayRefundId: id,
		code: status ?? (voided ? 'voided' : 'closed'),
	};
}

/** Whether one of the signatures is made with one of the keys; during a replacement the header has two. */
function isSigned({ headers, body }: RawNotification, keys: readonly Buffer[]): boolean {
	const timestamp = headers['omise-signature-timestamp'] ?? '';
	const given = (headers['omise-signature'] ?? '').split(',').map((each) => Buffer.from(each.trim(), 'hex'));
	return keys.some((key) => {
		const expected = createHmac('sha256', key).update(`${timestamp}.${body}`).digest();
		return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
	});
}

function noticeOf({ id: eventId, data }: OpnEvent) {
	const { object, id, charge, metadata } = data;
	const chargeId = object === 'charge' ? id : typeof charge === 'string' ? charge : charge?.id;
	if (!chargeId) return { kind: 'ignored', eventId } as const;
	const named = object === 'charge' ? metadata?.merchant_reference : undefined;
	// The charge's id may not be stored yet: its event can overtake the response that names it.
	return { kind: 'hint', eventId, reference: typeof named === 'string' ? named : chargeId } as const;
}
