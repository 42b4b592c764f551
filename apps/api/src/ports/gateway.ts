import type { Edition } from '@zaylat/domain/editions';
import type { Money } from '@zaylat/domain/money';
import type { PaymentMethod, Wallet } from '@zaylat/domain/payments';
import { z } from 'zod';

/** A payment request to a gateway. */
export interface GatewayCharge {
	/** Id of our payment; asking twice for one gives the same session. */
	readonly paymentId: string;
	readonly orderCode: string;
	readonly edition: Edition;
	readonly method: PaymentMethod;
	readonly amount: Money;
	/** The wallet to charge, with the number as typed; its operator is checked. */
	readonly wallet?: Wallet | undefined;
}

/** Where the shopper pays. */
export interface GatewaySession {
	/** What the gateway calls the payment. */
	readonly reference: string;
	/** Page where it is confirmed; null for QR codes. */
	readonly redirectUrl: string | null;
	/** EMVCo payload; null for other methods. */
	readonly qrPayload: string | null;
}

/** News of a gateway: what became of a payment. */
export const gatewayEvent = z.object({
	/** The gateway's own id; repeated deliveries of the same event have the same id. */
	id: z.string().min(1).max(100),
	kind: z.enum(['paid', 'refused']),
	reference: z.string().min(1).max(100),
	/** Minor units. */
	amount: z.number().int().positive(),
	/** Why it was refused. */
	reason: z.string().max(60).optional(),
});

export type GatewayEvent = z.infer<typeof gatewayEvent>;

/** Takes money for us (Decision 11); the sandbox is one, a bank's would be another. */
export interface GatewayPort {
	/** Begins a payment. @throws Error when the gateway cannot be reached. */
	begin(charge: GatewayCharge): Promise<GatewaySession>;
	/** Gives money back; `refundId` makes it happen once. @throws Error when it does not work now. */
	refund(refund: { readonly refundId: string; readonly reference: string; readonly amount: Money }): Promise<void>;
	/** Signs a message as the gateway does; the sandbox needs it, others have it in their own systems. */
	sign(body: string): string;
	/** Whether the gateway's signature of a message is valid. */
	isSigned(body: string, signature: string): boolean;
}
