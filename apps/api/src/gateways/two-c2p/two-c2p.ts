import { createHash } from 'node:crypto';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { CURRENCIES, toDecimal } from '@zaylat/domain/money';
import { PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import { z } from 'zod';
import { ask, type Connection, parseJson } from '../ask.ts';
import { checkNewPayment } from '../check-payment.ts';
import type {
	FeeRate,
	Gateway,
	GatewayNotice,
	KnownPayment,
	NewPayment,
	OptionCapabilities,
	PaymentReport,
	PaymentSession,
	Refund,
	RefundReport,
} from '../gateway.ts';
import { GatewayError, type Outcome, unsupported } from '../gateway-error.ts';
import { payloadOfPicture } from '../qr-code.ts';
import { readAmount } from './amounts.ts';
import { type MaintenanceResponse, type ProcessType, processPayment, readMaintenance } from './maintenance.ts';
import { MAINTENANCE_STATUSES, type MaintenanceState } from './maintenance-codes.ts';
import { paymentCodeMeaning } from './payment-codes.ts';
import type { MaintenanceKeys } from './sealed-xml.ts';
import { signJson, verifiedText } from './signed-json.ts';

/** A merchant account of 2C2P, which has one currency. */
export interface TwoC2pSettings {
	readonly edition: Edition;
	/** Origin of the Payment API. */
	readonly paymentOrigin: string;
	/** Address of the Payment Maintenance API. */
	readonly maintenanceUrl: string;
	readonly merchantId: string;
	/** The first signs; all of them verify, so that a key can be replaced without losing answers. */
	readonly secretKeys: readonly [string, ...string[]];
	readonly keys: MaintenanceKeys;
	/** Channel codes of the options that the account may take. */
	readonly channels: Partial<Readonly<Record<PaymentOption, string>>>;
	readonly limits: Partial<Readonly<Record<PaymentOption, OptionCapabilities['limits']>>>;
	readonly fees: Partial<Readonly<Record<PaymentOption, FeeRate>>>;
	/** IANA time zone of `paymentExpiry`. */
	readonly timeZone: string;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en', mm: 'my', thai: 'th', china: 'zh' };

const LEAST_AMOUNT = 1;

const text = z.string().max(5_000);
const amountField = z.union([z.string().max(30), z.number()]);

/** A code with its text. Only this is believed of a response without a signature, and only as an error. */
const failure = z.object({ respCode: text });
const envelope = z.object({ payload: text });
const tokenResponse = z.object({ respCode: text, paymentToken: text.optional(), webPaymentUrl: text.optional() });
const doResponse = z.object({
	respCode: text,
	/** Perhaps a picture. */
	data: z.string().max(500_000).nullish(),
	extras: z.object({ qrData: text.nullish() }).nullish(),
});
const payment = z.object({
	merchantID: text,
	invoiceNo: text,
	respCode: text,
	amount: amountField.nullish(),
	currencyCode: text.nullish(),
	tranRef: text.nullish(),
	referenceNo: text.nullish(),
});

const SUCCESS = '0000';

/** Code of the Do Payment API by which a payment goes on with a QR code. https://developer.2c2p.com/docs/response-code-payment-flow */
const SHOW_QR = '1005';

/**
 * 2C2P Payment Gateway 4.3, by redirection to its page (`webPaymentUrl`) and by QR codes (Do Payment).
 * Documentation: https://developer.2c2p.com/docs/api-payment-token, https://developer.2c2p.com/docs/api-do-payment,
 * https://developer.2c2p.com/docs/api-payment-inquiry,
 * https://developer.2c2p.com/docs/api-payment-response-back-end-parameter,
 * https://developer.2c2p.com/docs/payment-maintenance-refund-guide
 */
export function createTwoC2p(settings: TwoC2pSettings, connection: Connection): Gateway {
	const { edition, merchantId, secretKeys, channels, keys } = settings;
	const { currency } = EDITIONS[edition];

	async function call(path: string, body: unknown, isWrite: boolean): Promise<unknown> {
		const { status, text: received } = await ask(connection, {
			url: `${settings.paymentOrigin}/payment/4.3/${path}`,
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify(body),
			isWrite,
		});
		const json = parseJson(received);
		if (status < 400 || failure.safeParse(json).success) return json;
		throw new GatewayError('misconfigured', `http ${status}`, 'the gateway refused the request');
	}

	/** Calls an endpoint whose request and response are JWTs. */
	async function callSigned<Schema extends z.ZodType<{ respCode: string }>>(
		path: string,
		request: Readonly<Record<string, unknown>>,
		schema: Schema,
		isWrite: boolean,
	): Promise<z.infer<Schema>> {
		const signed = await signJson({ merchantID: merchantId, ...request }, secretKeys[0]);
		const json = await call(path, { payload: signed }, isWrite);
		const lost = isWrite ? 'unknown' : 'misconfigured';
		const sealed = envelope.safeParse(json);
		if (!sealed.success) {
			// Requests that it cannot read are answered without a signature: never believed for a success.
			const plain = failure.safeParse(json);
			if (!plain.success) throw new GatewayError(lost, 'unreadable', 'the response has another form');
			const { respCode } = plain.data;
			throw respCode === SUCCESS
				? new GatewayError(lost, 'signature', 'the response is not signed')
				: codeError(respCode);
		}
		const verified = await verifiedText(sealed.data.payload, secretKeys);
		if (verified === undefined) throw new GatewayError(lost, 'signature', 'the response is not signed with our key');
		const response = schema.safeParse(parseJson(verified));
		if (!response.success) throw new GatewayError(lost, 'unreadable', 'the response has another form');
		return response.data;
	}

	const maintain = (processType: ProcessType, of: KnownPayment, more?: Partial<Parameters<typeof processPayment>[2]>) =>
		processPayment(
			connection,
			{ url: settings.maintenanceUrl, merchantId, keys },
			{
				processType,
				invoiceNo: of.merchantReference,
				amount: of.amount,
				...more,
			},
		);

	const gateway: Gateway = {
		name: '2c2p',

		capabilities(option) {
			const channel = channels[option];
			if (channel === undefined) return undefined;
			const { method } = PAYMENT_OPTIONS[option];
			const isCard = method === 'card';
			return {
				flow: method === 'qr' ? 'qr' : 'redirect',
				// Myanmar's methods other than cards take 12 digits, QR codes 20 letters and digits.
				reference:
					edition === 'mm' && option !== 'card'
						? { length: 12, alphabet: 'digits' }
						: { length: 20, alphabet: 'letters and digits' },
				limits: settings.limits[option] ?? { least: LEAST_AMOUNT, most: null },
				// Whether money is only reserved is a setting of the account, not of a request.
				canAuthorize: false,
				canVoid: isCard,
				refunds: 'partial',
				canCancel: !isCard,
				fee: settings.fees[option],
			};
		},

		async create(wanted) {
			const { flow } = checkNewPayment(gateway, currency, wanted);
			const channel = channels[wanted.option] ?? '';
			const response = await callSigned('paymentToken', tokenRequest(wanted, channel), tokenResponse, true);
			if (response.respCode !== SUCCESS) throw codeError(response.respCode);
			const { paymentToken, webPaymentUrl } = response;
			if (!paymentToken) throw new GatewayError('unknown', 'unreadable', 'the response has no payment token');
			if (flow === 'redirect') {
				if (!isWebAddress(webPaymentUrl)) throw new GatewayError('unknown', 'unreadable', 'the response has no page');
				return { gatewayId: null, next: { kind: 'redirect', url: webPaymentUrl } };
			}
			return showQr(wanted, paymentToken, channel);
		},

		async inquire(known) {
			const { merchantReference: invoiceNo } = known;
			const response = await callSigned('paymentInquiry', { invoiceNo, locale: 'en' }, failure.loose(), false);
			const meaning = paymentCodeMeaning(response.respCode);
			if ('error' in meaning) throw codeError(response.respCode);
			const report = { state: meaning.state, code: response.respCode, reason: meaning.reason ?? null, fee: null };
			const nothing = { gatewayId: null, amount: null, irregularity: null, refunded: null };
			if (meaning.state === 'absent') return { ...report, ...nothing };
			const read = payment.safeParse(response);
			if (!read.success) throw new GatewayError('unknown', 'unreadable', 'the response has another form');
			// A genuine response about another payment, such as an old one that was recorded.
			if (read.data.invoiceNo !== invoiceNo || read.data.merchantID !== merchantId) {
				throw new GatewayError('unknown', 'other payment', 'the response is about another payment');
			}
			const { amount, currencyCode, tranRef, referenceNo } = read.data;
			return {
				...report,
				...nothing,
				gatewayId: tranRef || referenceNo || null,
				amount: amount == null ? null : readCharged(amount, currencyCode ?? ''),
				irregularity: meaning.irregularity ?? null,
			};
		},

		async capture(known, amount) {
			const response = await maintain('S', known, { amount });
			if (response.meaning !== 'done' && response.meaning !== 'already') throw maintenanceError(response, 'refused');
		},

		async voidState(known) {
			const response = await maintain('I', known);
			if (response.meaning === 'absent') return 'over';
			if (response.meaning !== 'done') throw maintenanceError(response, 'refused');
			const state = stateOf(response);
			if (state === 'voided') return 'done';
			return state === 'approved' ? 'possible' : 'over';
		},

		async void(known, idempotencyKey) {
			if (!gateway.capabilities(known.option)?.canVoid) throw unsupported('void');
			const response = await maintain('V', known, { idempotencyId: idempotencyKey });
			if (response.meaning !== 'done' && response.meaning !== 'already') throw maintenanceError(response, 'refused');
		},

		async refund(known, refund) {
			const response = await maintain('R', known, { amount: refund.amount, idempotencyId: refund.refundId });
			if (response.meaning === 'done' || response.meaning === 'queued') return reportOf(response, refund);
			// A transaction is refunded after its settlement only, which comes within days.
			if (response.meaning === 'not now' && stateOf(await maintain('I', known)) === 'approved') {
				return { state: 'queued', waitsFor: 'settlement', gatewayRefundId: null, code: response.code };
			}
			throw maintenanceError(response, 'refused');
		},

		async inquireRefund(known, refund) {
			// Only a repetition of the request finds a refund whose reference was lost.
			if (refund.gatewayRefundId === null) return gateway.refund(known, refund);
			const response = await maintain('RS', known);
			if (response.meaning !== 'done') throw maintenanceError(response, 'refused');
			const found = response.refunds.find(({ referenceNo }) => referenceNo === refund.gatewayRefundId);
			if (!found) throw new GatewayError('unknown', 'refund absent', 'the gateway does not list this refund');
			return reportOf({ ...response, status: found.status }, refund);
		},

		async cancel(known) {
			const before = endOf(await gateway.inquire(known));
			if (before) return before;
			// Voiding a card payment would undo one that is made meanwhile; other pages and codes are not begun yet.
			if (!gateway.capabilities(known.option)?.canCancel) return 'expires by itself';
			const response = await maintain('V', known);
			if (response.meaning === 'absent') return 'expires by itself';
			if (response.meaning === 'done' || response.code === '29') return 'ended';
			const after = endOf(await gateway.inquire(known));
			if (after) return after;
			throw maintenanceError(response, 'refused');
		},

		async readNotification({ headers, body }) {
			return (headers['content-type'] ?? '').includes('form') || body.startsWith('notifyResponse=')
				? readRefundNotice(new URLSearchParams(body).get('notifyResponse') ?? '')
				: readPaymentNotice(body);
		},
	};

	/** https://developer.2c2p.com/docs/api-payment-token-request-parameter */
	function tokenRequest(wanted: NewPayment, channel: string): Readonly<Record<string, unknown>> {
		return {
			invoiceNo: wanted.merchantReference,
			idempotencyID: wanted.idempotencyKey,
			description: wanted.description.slice(0, 250),
			// A number of at most 15 digits, which JSON writes exactly.
			amount: Number(toDecimal(wanted.amount)),
			currencyCode: CURRENCIES[currency].code,
			paymentChannel: [channel],
			locale: LOCALES[wanted.language],
			paymentExpiry: localTime(wanted.expiresAt, settings.timeZone),
			frontendReturnUrl: wanted.returnUrl,
			backendReturnUrl: wanted.notifyUrl,
		};
	}

	/** Calls Do Payment. Its request and response are JSON without a signature; the token identifies the payment. */
	async function showQr(wanted: NewPayment, paymentToken: string, channel: string): Promise<PaymentSession> {
		const json = await call(
			'payment',
			{
				paymentToken,
				locale: LOCALES[wanted.language],
				responseReturnUrl: wanted.returnUrl,
				payment: { code: { channelCode: channel } },
			},
			true,
		);
		const read = doResponse.safeParse(json);
		if (!read.success) throw new GatewayError('unknown', 'unreadable', 'the response has another form');
		const { respCode, data, extras } = read.data;
		if (respCode !== SHOW_QR) throw codeError(respCode);
		const given = extras?.qrData || (data && isEmvPayload(data) ? data : null);
		const payload = given ?? (await payloadOfPicture(connection, pictureOf(data ?? '')));
		return { gatewayId: null, next: { kind: 'qr', payload } };
	}

	function readCharged(value: string | number, currencyCode: string): PaymentReport['amount'] {
		const key = Object.values(CURRENCIES).find(({ code }) => code === currencyCode)?.key;
		const read = key && readAmount(value, key);
		if (!read) throw new GatewayError('unknown', 'amount', 'the response has no amount that can be read');
		return read;
	}

	async function readPaymentNotice(body: string): Promise<GatewayNotice> {
		const sealed = envelope.safeParse(parseJson(body));
		if (!sealed.success) return { kind: 'refused', why: 'unreadable' };
		const verified = await verifiedText(sealed.data.payload, secretKeys);
		if (verified === undefined) return { kind: 'refused', why: 'signature' };
		const read = payment.safeParse(parseJson(verified));
		if (!read.success) return { kind: 'refused', why: 'unreadable' };
		// Accounts may share a key; another merchant's payments are not ours.
		if (read.data.merchantID !== merchantId) return { kind: 'refused', why: 'signature' };
		const { invoiceNo, respCode, amount, currencyCode, tranRef, referenceNo } = read.data;
		return {
			kind: 'hint',
			eventId: eventIdOf('payment', [invoiceNo, respCode, amount, currencyCode, tranRef, referenceNo]),
			reference: invoiceNo,
		};
	}

	/** https://developer.2c2p.com/docs/payment-maintenance-refund-guide */
	async function readRefundNotice(sealed: string): Promise<GatewayNotice> {
		if (sealed === '') return { kind: 'refused', why: 'unreadable' };
		const response = await readMaintenance(sealed, keys);
		if (!response) return { kind: 'refused', why: 'signature' };
		const { invoiceNo, code, status, refundReference } = response;
		if (invoiceNo === undefined) return { kind: 'refused', why: 'unreadable' };
		return {
			kind: 'hint',
			eventId: eventIdOf('refund', [invoiceNo, code, status, refundReference]),
			reference: invoiceNo,
		};
	}

	return gateway;
}

/** What a payment has come to that is to be ended; undefined while it can still be made. */
function endOf({ state }: PaymentReport): 'ended' | 'paid' | undefined {
	if (state === 'absent' || state === 'pending') return undefined;
	return state === 'paid' || state === 'authorized' ? 'paid' : 'ended';
}

/** 2C2P numbers no events: what a notification says is its identity, so that repetitions have the same. */
const eventIdOf = (kind: string, facts: readonly unknown[]): string =>
	`2c2p-${createHash('sha256')
		.update(JSON.stringify([kind, ...facts]))
		.digest('hex')
		.slice(0, 40)}`;

/** An error for a code that says nothing of a payment that may go on. */
function codeError(code: string): GatewayError {
	const meaning = paymentCodeMeaning(code);
	const outcome: Outcome = 'error' in meaning ? meaning.error : meaning.state === 'pending' ? 'unknown' : 'refused';
	return new GatewayError(outcome, code, 'the gateway did not take the request');
}

/** @param otherwise outcome where the state of the transaction is the reason */
function maintenanceError({ code, meaning }: MaintenanceResponse, otherwise: Outcome): GatewayError {
	const outcomes: Partial<Readonly<Record<string, Outcome>>> = {
		retry: 'retry',
		refused: 'refused',
		unknown: 'unknown',
		misconfigured: 'misconfigured',
		queued: 'unknown',
	};
	return new GatewayError(outcomes[meaning] ?? otherwise, code, 'the gateway did not process the payment');
}

const stateOf = ({ status }: MaintenanceResponse): MaintenanceState | undefined => MAINTENANCE_STATUSES[status];

const REFUND_STATES: Partial<Readonly<Record<MaintenanceState, RefundReport['state']>>> = {
	refunded: 'done',
	voided: 'done',
	'refund refused': 'refused',
};

function reportOf(response: MaintenanceResponse, refund: Refund): RefundReport {
	const known = response.meaning === 'queued' ? undefined : REFUND_STATES[stateOf(response) ?? 'pending'];
	const state = known ?? 'queued';
	return {
		state,
		waitsFor: state === 'queued' ? 'gateway' : null,
		gatewayRefundId: response.refundReference ?? refund.gatewayRefundId,
		code: response.status || response.code,
	};
}

/** `yyyy-MM-dd HH:mm:ss` in a time zone. */
function localTime(at: Date, timeZone: string): string {
	const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
	return form.format(at);
}

const isWebAddress = (url: string | undefined): url is string =>
	url !== undefined && ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? '');

/** EMVCo payloads begin with the payload format indicator. */
const isEmvPayload = (data: string): boolean => data.startsWith('000201');

/** The address of a picture of a QR code, which is given as an address, a data address, or a PNG in base64. */
const pictureOf = (data: string): string =>
	/^[A-Za-z0-9+/]{40,}={0,2}$/.test(data) ? `data:image/png;base64,${data}` : data;
