import { createHash } from 'node:crypto';
import { sendCodes } from '../entitlements/mailing.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { type GatewayEvent, type GatewayPort, gatewayEvent } from '../ports/gateway.ts';
import { settleRefunds } from './jobs.ts';
import { processGatewayEvent } from './service.ts';

/** A notification of the gateway as it arrives. */
export interface SignedEvent {
	readonly body: string;
	readonly signature: string;
}

/**
 * Takes a notification of the gateway, with what follows from it.
 * @throws Failure `security_key_refused` for a wrong signature, `bad_request`, `payment_not_found`
 */
export async function receiveEvent(services: Services, { body, signature }: SignedEvent): Promise<void> {
	if (!gatewayOf(services).isSigned(body, signature)) throw new Failure('security_key_refused');
	const orderId = await processGatewayEvent(services, readEvent(body));
	await settleRefunds(services, orderId);
	await sendCodes(services, orderId);
}

/**
 * The notification with which the bank of the sandbox tells its answer to a payment. The same answer has the same id, so
 * that it counts once however often it is sent.
 * @param payment.amount minor units
 */
export function sandboxEvent(
	services: Services,
	{
		reference,
		amount,
		outcome,
	}: { readonly reference: string; readonly amount: number; readonly outcome: 'confirm' | 'refuse' },
): SignedEvent {
	const event: GatewayEvent = {
		id: `sbx-${createHash('sha256').update(`${reference} ${outcome}`).digest('hex').slice(0, 32)}`,
		kind: outcome === 'confirm' ? 'paid' : 'refused',
		reference,
		amount,
		...(outcome === 'refuse' && { reason: 'declined' }),
	};
	const body = JSON.stringify(event);
	return { body, signature: gatewayOf(services).sign(body) };
}

/** @throws Failure `payment_not_found` without a gateway: nothing can be paid with it then */
function gatewayOf({ gateway }: Services): GatewayPort {
	if (!gateway) throw new Failure('payment_not_found');
	return gateway;
}

function readEvent(body: string): GatewayEvent {
	try {
		const event = gatewayEvent.safeParse(JSON.parse(body));
		if (event.success) return event.data;
	} catch {
		// Falls through: what cannot be read is no event.
	}
	throw new Failure('bad_request');
}
