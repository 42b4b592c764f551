import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownPayment } from '../../src/gateways/gateway.ts';
import { CHARGE_FAILURES, OPN_ERRORS } from '../../src/gateways/opn/codes.ts';
import { createOpn } from '../../src/gateways/opn/opn.ts';
import { MAINTENANCE_CODES } from '../../src/gateways/two-c2p/maintenance-codes.ts';
import { PAYMENT_CODES } from '../../src/gateways/two-c2p/payment-codes.ts';
import { createTwoC2p } from '../../src/gateways/two-c2p/two-c2p.ts';
import { readQrCode } from '../../src/pictures/read-code.ts';
import { errorOf, newPayment, PATIENCE_MS, unanswered } from './contract.ts';
import { createFakeOpn } from './fake-opn.ts';
import { createFakeTwoC2p } from './fake-two-c2p.ts';

/** Codes in order, from `first` to `last` with those of the documentation alone. */
const listed = (...codes: string[]) => codes.flatMap((each) => each.split(' '));

/**
 * What an inquiry comes to for each code of https://developer.2c2p.com/docs/response-code-payment: a state with the
 * reason, or the outcome of an error.
 */
const INQUIRIES: Readonly<Record<string, readonly string[]>> = {
	paid: listed('0000 4008 4010 4011 4016 4032 4045 4110 4121 4122 4131 4132 5015 5016 5017'),
	authorized: listed('4046'),
	voided: listed('4047'),
	refunded: listed('4120'),
	'charged back': listed('4130'),
	pending: listed('0001 2001 4009 4094 5002'),
	absent: listed('2002 4071 4140'),
	cancelled: listed('0003 4017 4080 5010 5019'),
	expired: listed('5009 9020'),
	'failed: insufficient funds': listed('4051 5007'),
	'failed: authentication': listed('0004 4036 4038 4055 4075 4081 5014'),
	'failed: card': listed(
		'4014 4015 4033 4037 4039 4042 4044 4052 4053 4054 4056 4076 4077 4078',
		'4202 5012 5013 9202',
	),
	'failed: fraud': listed('4004 4007 4034 4035 4041 4043 4059 4062 4063 4067'),
	'failed: limit': listed('4061 4065'),
	'failed: unavailable': listed('4020 4022 4050 4068 4090 4091 4092 4096 4203'),
	'failed: declined': listed(
		'4001 4002 4005 4012 4018 4019 4021 4023 4031 4040 4057 4060 4066',
		'4093 4099 6012 7012 9035',
	),
	'failed: other': listed(
		'4006 4024 4025 4026 4027 4028 4029 4030 4049 4064 4072 4073 4086 4087 4088 4089 4095 4097 4098',
	),
	'error: retry': listed('2003 6110 9038'),
	'error: refused': listed('4013 4070 5006 9008 9009 9078 9103 9106'),
	'error: misconfigured': listed(
		'4003 4058 5003 5004 5008 5011 6101 6102 6103 6104 6105 6106 6107 6108 6109 9004 9005 9006 9007 9010 9012 9013',
		'9014 9016 9017 9037 9039 9040 9042 9057 9058 9059 9060 9080 9088 9089 9090 9091 9092 9093 9094 9095 9100 9101',
		'9102 9104 9105 9107 9108 9109 9110 9900 9901 9902 9903 9904 9905 9906 9907 9908 9909',
	),
	'error: unknown': listed(
		'0999 4000 4048 4200 4201 4204 4205 4208 4209 5005 5998 9015 9041 9990 9991 9992 9993 9994 9995',
		'9996 9997 9998 9999',
		// Reserved, and one that does not exist.
		'4069 4074 4079 4082 4083 4084 4085 5018 1234',
	),
};

/** Codes of the Payment Token API after which asking again can help, or after which the payment may exist. */
const AFTER_CREATION: Readonly<Record<string, string>> = { '9015': 'unknown', '9038': 'retry', '2001': 'unknown' };

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
	Object.entries(table).flatMap(([expected, codes]) => codes.map((code) => [code, expected] as const));

describe('codes of the Payment API of 2C2P', () => {
	let fake: ReturnType<typeof createFakeTwoC2p>;
	let gateway: ReturnType<typeof createTwoC2p>;
	let known: KnownPayment;
	beforeEach(async () => {
		fake = createFakeTwoC2p();
		gateway = createTwoC2p(fake.settings, { fetch: fake.network.fetch, readQrCode, patienceMs: PATIENCE_MS });
		const wanted = newPayment(gateway, 'mmk', 'kbzpay');
		await gateway.create(wanted);
		known = unanswered(wanted);
	});

	it.each(rows(INQUIRIES))('%s: an inquiry is %s', async (code, expected) => {
		fake.setPaid(known.merchantReference, code);
		const [kind, detail] = expected.split(': ');
		if (kind === 'error') {
			expect(await errorOf(gateway.inquire(known))).toMatchObject({ outcome: detail, code });
			return;
		}
		expect(await gateway.inquire(known)).toMatchObject({ state: kind, reason: detail ?? null, code });
	});

	it.each(rows(INQUIRIES).filter(([code]) => code !== '0000'))(
		'%s: a creation does not succeed, however it is told',
		async (code, expected) => {
			const outcome = AFTER_CREATION[code] ?? (expected.startsWith('error: ') ? expected.slice(7) : undefined);
			for (const isPlain of [false, true]) {
				fake.state.isPlain = isPlain;
				fake.codes.set('paymentToken', code);
				const error = await errorOf(gateway.create(newPayment(gateway, 'mmk', 'kbzpay')));
				expect(error).toMatchObject({ code, outcome: outcome ?? (expected === 'pending' ? 'unknown' : 'refused') });
			}
		},
	);

	it('are all in the table', () => {
		const documented = rows(INQUIRIES).map(([code]) => code);
		expect(documented).toEqual(expect.arrayContaining([...PAYMENT_CODES.keys()]));
		expect(new Set(documented).size).toBe(documented.length);
	});
});

/**
 * What a refund, a void and a capture come to for each code of
 * https://developer.2c2p.com/docs/response-code-payment-maintenance-result-code.
 */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
	retry: listed('46 48 98'),
	refused: listed('12 16 18 21 22 25 30 31 33 34 35 36 37 38 40 41 43 44 45 47 52 53 54 61 65'),
	misconfigured: listed('01 02 03 04 05 10 11 13 14 15 17 50 96 97'),
	unknown: listed('49 95 99', '77'),
};

describe('codes of the Payment Maintenance API of 2C2P', () => {
	let fake: ReturnType<typeof createFakeTwoC2p>;
	let gateway: ReturnType<typeof createTwoC2p>;
	let known: KnownPayment;
	beforeEach(async () => {
		fake = createFakeTwoC2p();
		gateway = createTwoC2p(fake.settings, { fetch: fake.network.fetch, readQrCode, patienceMs: PATIENCE_MS });
		const wanted = newPayment(gateway, 'mmk', 'card');
		await gateway.create(wanted);
		known = unanswered(wanted);
		fake.setPaid(known.merchantReference);
		fake.settle(known.merchantReference);
	});

	const refund = () => gateway.refund(known, { refundId: 'r', amount: known.amount, gatewayRefundId: null });

	it.each(rows(ACTIONS))('%s: a refund, a void and a capture are %s', async (code, outcome) => {
		const actions = {
			R: refund,
			V: () => gateway.void(known, 'void-1'),
			S: () => gateway.capture(known, known.amount),
		};
		for (const [process, act] of Object.entries(actions)) {
			fake.codes.set(process, code);
			expect(await errorOf(act())).toMatchObject({ outcome, code });
		}
	});

	it.each(['42', '51'])('%s: a refund is being made', async (code) => {
		fake.codes.set('R', code);
		expect(await refund()).toMatchObject({ state: 'queued', waitsFor: 'gateway' });
	});

	it.each(['29', '32', '39'])('%s: a void or a capture was made before', async (code) => {
		fake.codes.set('V', code);
		await gateway.void(known, 'void-1');
		fake.codes.set('S', code);
		await gateway.capture(known, known.amount);
	});

	it('are all in the table', () => {
		const documented = [...rows(ACTIONS).map(([code]) => code), '00', '42', '51', '29', '32', '39'];
		expect(documented.filter((code) => code !== '77').toSorted()).toEqual([...MAINTENANCE_CODES.keys()].toSorted());
	});
});

/** Error codes of https://docs.omise.co/api-errors with their statuses. */
const OPN: readonly (readonly [status: number, code: string, outcome: string])[] = [
	[400, 'backend_error', 'retry'],
	[400, 'bad_request', 'refused'],
	[400, 'brand_not_supported', 'refused'],
	[400, 'documents_locked', 'refused'],
	[400, 'expired_card', 'refused'],
	[400, 'expired_charge', 'refused'],
	[400, 'failed_capture', 'refused'],
	[400, 'failed_expire', 'refused'],
	[400, 'failed_fraud_check', 'refused'],
	[400, 'failed_multi_currency', 'misconfigured'],
	[400, 'failed_refund', 'refused'],
	[400, 'failed_reverse', 'refused'],
	[400, 'failed_void', 'refused'],
	[400, 'insufficient_fund', 'refused'],
	[400, 'invalid_amount', 'refused'],
	[400, 'invalid_bank_account', 'misconfigured'],
	[400, 'invalid_card', 'refused'],
	[400, 'invalid_card_token', 'refused'],
	[400, 'invalid_charge', 'refused'],
	[400, 'invalid_filters', 'refused'],
	[400, 'invalid_page', 'refused'],
	[400, 'invalid_scope', 'refused'],
	[400, 'invalid_security_code', 'refused'],
	[400, 'missing_card', 'refused'],
	[400, 'payment_rejected', 'refused'],
	[400, 'stolen_or_lost_card', 'refused'],
	[401, 'authentication_failure', 'misconfigured'],
	[403, 'not_authorized', 'misconfigured'],
	[404, 'not_found', 'refused'],
	[404, 'service_not_found', 'misconfigured'],
	[422, 'used_token', 'unknown'],
	[400, 'internal_error', 'unknown'],
	[400, 'rate_limit_exceeded', 'retry'],
	[400, 'service_unavailable', 'retry'],
];

describe('codes of Opn', () => {
	let fake: ReturnType<typeof createFakeOpn>;
	let gateway: ReturnType<typeof createOpn>;
	beforeEach(() => {
		fake = createFakeOpn();
		gateway = createOpn(fake.settings, { fetch: fake.network.fetch, readQrCode, patienceMs: PATIENCE_MS });
	});

	it.each(OPN)('%i %s: %s', async (status, code, outcome) => {
		fake.errors.set('charges', [status, code]);
		expect(await errorOf(gateway.create(newPayment(gateway, 'thb', 'card')))).toMatchObject({ outcome, code });
	});

	it.each([
		[400, 'refused'],
		[401, 'misconfigured'],
		[403, 'misconfigured'],
		[404, 'refused'],
		[422, 'refused'],
		[429, 'retry'],
		[500, 'unknown'],
		[503, 'retry'],
	])('%i with a code that is not documented: %s', async (status, outcome) => {
		fake.errors.set('charges', [status, 'a_new_code']);
		expect((await errorOf(gateway.create(newPayment(gateway, 'thb', 'card')))).outcome).toBe(outcome);
	});

	it('are all in the table', () => {
		expect(OPN.map(([, code]) => code).toSorted()).toEqual([...OPN_ERRORS.keys()].toSorted());
	});

	/** Failure codes of https://docs.omise.co/charges-api. */
	const FAILURES = [
		['confirmed_amount_mismatch', 'failed', 'other'],
		['expired_card', 'failed', 'card'],
		['expired_charge', 'expired', null],
		['failed_capture', 'failed', 'other'],
		['failed_fraud_check', 'failed', 'fraud'],
		['failed_processing', 'failed', 'declined'],
		['insufficient_balance', 'failed', 'insufficient funds'],
		['insufficient_fund', 'failed', 'insufficient funds'],
		['invalid_account', 'failed', 'card'],
		['invalid_account_number', 'failed', 'card'],
		['invalid_security_code', 'failed', 'card'],
		['payment_cancelled', 'cancelled', null],
		['payment_expired', 'expired', null],
		['payment_rejected', 'failed', 'declined'],
		['stolen_or_lost_card', 'failed', 'fraud'],
		['timeout', 'failed', 'unavailable'],
		['a_new_code', 'failed', 'declined'],
	] as const;

	it.each(FAILURES)('a charge that failed with %s is %s', async (code, state, reason) => {
		const wanted = newPayment(gateway, 'thb', 'card');
		await gateway.create(wanted);
		fake.setFailed(wanted.merchantReference, code);
		expect(await gateway.inquire(unanswered(wanted))).toMatchObject({ state, reason, code });
	});

	it('names every failure code', () => {
		const documented = FAILURES.map(([code]) => code).filter((code) => code !== 'a_new_code');
		expect(documented.toSorted()).toEqual(Object.keys(CHARGE_FAILURES).toSorted());
	});
});
