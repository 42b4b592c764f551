import type { Gateway, KnownPayment, Refund, RefundReport } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Gives money back in the way that costs least: a whole payment that is not settled is undone, anything else refunded.
 * Safe to repeat with the same refund.
 * @throws GatewayError with the outcome of the refund
 */
export async function giveBack(gateway: Gateway, payment: KnownPayment, refund: Refund): Promise<RefundReport> {
	const canVoid = gateway.capabilities(payment.option)?.canVoid ?? false;
	const isWhole = refund.amount.amount === payment.amount.amount;
	// A refund that was asked for already is asked about, never replaced by another way.
	if (canVoid && isWhole && refund.gatewayRefundId === null) {
		const state = await gateway.voidState(payment);
		if (state === 'done' || (state === 'possible' && (await isUndone(gateway, payment, refund)))) return UNDONE;
	}
	return gateway.refund(payment, refund);
}

const UNDONE: RefundReport = { state: 'done', waitsFor: null, gatewayRefundId: null, code: 'void' };

/** @returns false where the payment was settled meanwhile */
async function isUndone(gateway: Gateway, payment: KnownPayment, { refundId }: Refund): Promise<boolean> {
	try {
		// Another operation has another key, also when it has the same purpose.
		await gateway.void(payment, `void-${refundId}`);
		return true;
	} catch (error) {
		if (error instanceof GatewayError && error.outcome === 'refused') return false;
		throw error;
	}
}
