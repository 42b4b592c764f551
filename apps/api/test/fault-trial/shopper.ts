import { randomUUID } from 'node:crypto';
import { getOrder, quoteCheckout } from '@zaylat/api-client/contract';
import type { Answer, Shopper } from '../../src/testing/shopper.ts';
import type { Market } from '../payment-trial/shoppers.ts';

type PaymentMethod = 'cash_on_delivery' | 'qr';

/** An order that is agreed to and not placed yet. */
export interface Agreed {
	readonly body: object;
	place(key: string): Promise<Answer>;
}

/** Lets a new guest agree to an order of one piece. */
export async function agree(
	shopper: Shopper,
	variantId: string,
	address: Market['address'],
	paymentMethod: PaymentMethod = 'cash_on_delivery',
): Promise<Agreed> {
	await shopper.signIn('guest');
	await succeed(shopper.call('POST', '/api/cart/lines', { variantId, quantity: 1 }));
	const quoted = await succeed(shopper.call('POST', '/api/checkout/quote', { address }));
	const { fingerprint } = quoteCheckout.response.parse(quoted.json).data;
	const body = { address, fingerprint, paymentMethod };
	return { body, place: (key) => shopper.call('POST', '/api/orders', body, { 'idempotency-key': key }) };
}

/** Places an order of one piece as a new guest. @returns its id */
export async function placeOrder(...input: Parameters<typeof agree>): Promise<string> {
	const { place } = await agree(...input);
	return idOf(await succeed(place(randomUUID())));
}

/** Id of the order that an answer has. */
export const idOf = ({ json }: Answer): string => getOrder.response.parse(json).data.id;

/** Code of the error that an answer has; undefined of a successful one. */
export const codeOf = ({ json }: Answer): string | undefined =>
	(json as { error?: { code: string } } | undefined)?.error?.code;

async function succeed(call: Promise<Answer>): Promise<Answer> {
	const answer = await call;
	if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`);
	return answer;
}
