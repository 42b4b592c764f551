import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { EDITION_PAYMENT_OPTIONS, PAYMENT_METHODS, PAYMENT_OPTIONS } from '@zaylat/domain/payments';
import { z } from 'zod';
import { qrPayloadOf } from '../../ports/emv-qr.ts';
import { parseJson } from '../ask.ts';
import { checkNewPayment } from '../check-payment.ts';
import type { Gateway, KnownPayment, RawNotification, RefundReport, ReportedState } from '../gateway.ts';
import { GatewayError, unsupported } from '../gateway-error.ts';

/** A payment as the bank of the sandbox has it. */
export interface SandboxPayment {
	readonly reference: string;
	readonly idempotencyKey: string;
	readonly state: ReportedState;
	readonly isAuthorizedOnly: boolean;
	/** Minor units. */
	readonly amount: number;
	readonly expiresAt: number;
	readonly isSettled: boolean;
	/** Minor units by refund id. */
	readonly refunds: Readonly<Record<string, number>>;
}

/** Where the bank of the sandbox has its payments, so that every process of the server has the same ones. */
export interface SandboxLedger {
	read(reference: string): Promise<SandboxPayment | undefined>;
	write(payment: SandboxPayment): Promise<void>;
}

/** The gateway of the demo, and its bank, whose acts are pressed on a page. */
export interface Sandbox extends Gateway {
	/**
	 * Lets the bank act on a payment.
	 * @returns the notification that it sends; the same act has the same event id
	 */
	act(reference: string, act: 'confirm' | 'refuse' | 'settle' | 'charge back'): Promise<RawNotification>;
}

const message = z.object({ id: z.string().min(1).max(100), reference: z.string().min(1).max(100) });

const SIGNATURE = 'x-gateway-signature';

/**
 * A gateway that behaves like a real one without taking money (Decision 11): pages to confirm at, QR codes that readers
 * understand, signed notifications, settlement and refunds.
 * @param settings.secret what notifications are signed with
 */
export function createSandbox(
	{ edition, secret }: { readonly edition: Edition; readonly secret: string },
	{ ledger, now }: { readonly ledger: SandboxLedger; readonly now: () => number },
): Sandbox {
	const { currency } = EDITIONS[edition];
	const key = createHmac('sha256', secret).update('sandbox gateway').digest();
	const sign = (body: string) => createHmac('sha256', key).update(body).digest();

	/** A payment as it is now: one that is over has expired. */
	async function read({
		merchantReference,
	}: Pick<KnownPayment, 'merchantReference'>): Promise<SandboxPayment | undefined> {
		const found = await ledger.read(merchantReference);
		return found?.state === 'pending' && found.expiresAt <= now() ? { ...found, state: 'expired' } : found;
	}

	async function existing(known: Pick<KnownPayment, 'merchantReference'>): Promise<SandboxPayment> {
		const found = await read(known);
		if (!found) throw new GatewayError('refused', 'absent', 'the gateway knows no such payment');
		return found;
	}

	const sandbox: Sandbox = {
		name: 'sandbox',

		capabilities(option) {
			const { method } = PAYMENT_OPTIONS[option];
			if (!EDITION_PAYMENT_OPTIONS[edition].includes(option) || !PAYMENT_METHODS[method].hasGateway) return undefined;
			return {
				flow: method === 'qr' ? 'qr' : 'redirect',
				// PromptPay takes references of at most 20 letters and digits.
				reference: { length: 20, alphabet: 'letters and digits' },
				limits: { least: 1, most: null },
				canAuthorize: method === 'card',
				canVoid: method === 'card',
				refunds: 'partial',
				canCancel: true,
				fee: undefined,
			};
		},

		async create(wanted) {
			const { flow } = checkNewPayment(sandbox, currency, wanted);
			const { merchantReference: reference, idempotencyKey, amount, option } = wanted;
			const existing = await ledger.read(reference);
			if (existing && existing.idempotencyKey !== idempotencyKey) {
				throw new GatewayError('unknown', 'duplicate', 'the gateway has a payment with this reference');
			}
			if (!existing) {
				await ledger.write({
					reference,
					idempotencyKey,
					state: 'pending',
					isAuthorizedOnly: wanted.isAuthorizedOnly ?? false,
					amount: amount.amount,
					expiresAt: wanted.expiresAt.getTime(),
					isSettled: false,
					refunds: {},
				});
			}
			const { method } = PAYMENT_OPTIONS[option];
			return {
				gatewayId: reference,
				next:
					flow === 'qr'
						? { kind: 'qr', payload: qrPayloadOf(edition, amount, reference) }
						: { kind: 'redirect', url: `/Payment?reference=${reference}&method=${method}` },
			};
		},

		async inquire(known) {
			const found = await read(known);
			return {
				state: found?.state ?? 'absent',
				gatewayId: found?.reference ?? null,
				amount: found ? { amount: found.amount, currency } : null,
				irregularity: null,
				reason: found?.state === 'failed' ? 'declined' : null,
				code: found?.state ?? 'absent',
				fee: null,
				refunded: found ? refundedOf(found) : null,
			};
		},

		async capture(known, amount) {
			const found = await existing(known);
			if (found.state === 'paid') return;
			if (found.state !== 'authorized') throw new GatewayError('refused', found.state, 'nothing is reserved');
			if (amount.amount > found.amount) throw new GatewayError('refused', 'amount', 'less is reserved');
			await ledger.write({ ...found, state: 'paid', amount: amount.amount });
		},

		async voidState(known) {
			const { state, isSettled, refunds } = await existing(known);
			if (state === 'voided') return 'done';
			const isWhole = (state === 'paid' || state === 'authorized') && Object.keys(refunds).length === 0;
			return isWhole && !isSettled ? 'possible' : 'over';
		},

		async void(known) {
			if (!sandbox.capabilities(known.option)?.canVoid) throw unsupported('void');
			const found = await existing(known);
			if (found.state === 'voided') return;
			if ((await sandbox.voidState(known)) !== 'possible')
				throw new GatewayError('refused', 'settled', 'the payment is settled');
			await ledger.write({ ...found, state: 'voided' });
		},

		async refund(known, { refundId, amount }) {
			const found = await existing(known);
			if (found.refunds[refundId] !== undefined) return DONE;
			if (found.state !== 'paid') throw new GatewayError('refused', found.state, 'nothing was paid');
			const total = refundedOf(found) + amount.amount;
			if (total > found.amount) throw new GatewayError('refused', 'amount', 'more than was paid');
			await ledger.write({
				...found,
				state: total === found.amount ? 'refunded' : 'paid',
				refunds: { ...found.refunds, [refundId]: amount.amount },
			});
			return DONE;
		},

		async inquireRefund(known, { refundId }) {
			const { refunds } = await existing(known);
			if (refunds[refundId] !== undefined) return DONE;
			throw new GatewayError('retry', 'refund absent', 'the gateway does not list this refund');
		},

		async cancel(known) {
			const found = await read(known);
			if (found?.state === 'paid' || found?.state === 'authorized') return 'paid';
			if (found?.state === 'pending') await ledger.write({ ...found, state: 'cancelled' });
			return found ? 'ended' : 'expires by itself';
		},

		async readNotification({ headers, body }) {
			const given = Buffer.from(headers[SIGNATURE] ?? '', 'hex');
			const expected = sign(body);
			if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
				return { kind: 'refused', why: 'signature' };
			}
			const event = message.safeParse(parseJson(body));
			if (!event.success) return { kind: 'refused', why: 'unreadable' };
			return { kind: 'hint', eventId: event.data.id, reference: event.data.reference };
		},

		async act(reference, act) {
			const found = await existing({ merchantReference: reference });
			// Banks confirm late, too: money that comes after the end is there all the same.
			const isOpen = ['pending', 'failed', 'cancelled', 'expired'].includes(found.state);
			const confirmed = found.isAuthorizedOnly ? 'authorized' : 'paid';
			if (act === 'confirm' && isOpen) await ledger.write({ ...found, state: confirmed });
			if (act === 'refuse' && found.state === 'pending') await ledger.write({ ...found, state: 'failed' });
			if (act === 'settle' && found.state === 'paid') await ledger.write({ ...found, isSettled: true });
			if (act === 'charge back' && found.state === 'paid') await ledger.write({ ...found, state: 'charged back' });
			const id = `sbx-${createHash('sha256').update(`${reference} ${act}`).digest('hex').slice(0, 32)}`;
			const body = JSON.stringify({ id, reference });
			return { headers: { [SIGNATURE]: sign(body).toString('hex') }, body };
		},
	};
	return sandbox;
}

const DONE: RefundReport = { state: 'done', waitsFor: null, gatewayRefundId: null, code: 'refunded' };

const refundedOf = ({ refunds }: SandboxPayment): number => Object.values(refunds).reduce((sum, each) => sum + each, 0);
