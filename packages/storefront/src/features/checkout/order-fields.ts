/** Names of the fields of an order. */
export const ORDER_FIELDS = {
	/** Fingerprint of the quote that the page shows: another total is not ordered. */
	fingerprint: 'fingerprint',
	/** Idempotency key of this page: a second press does not order again. */
	key: 'key',
	/** Empty while the quote is one without delivery. */
	addressId: 'addressId',
	/** Whether the quote has to be asked for again with an address. */
	needsAddress: 'needsAddress',
	paymentOption: 'paymentOption',
	email: 'email',
} as const;
