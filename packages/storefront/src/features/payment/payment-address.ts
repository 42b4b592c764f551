/** What the address of the payment page asks for. */
export type PaymentAddress =
	/** Paying an order. */
	| {
			readonly kind: 'order';
			readonly code: string /** Whether another way to pay is to be chosen. */;
			readonly isChoosing: boolean;
	  }
	/** The page of the sandbox gateway (Decision 11). */
	| { readonly kind: 'sandbox'; readonly reference: string }
	| { readonly kind: 'nothing' };

/** Reads the query of the payment page. */
export function readPaymentAddress(query: URLSearchParams): PaymentAddress {
	const reference = query.get('reference');
	if (reference) return { kind: 'sandbox', reference };
	const code = query.get('order');
	return code ? { kind: 'order', code, isChoosing: query.has('choose') } : { kind: 'nothing' };
}
