/** Id of the form of a new address. */
export const ADDRESS_FORM = 'checkout-new-address';

/** The form of a new address, while it is shown. */
export function addressForm(): HTMLFormElement | undefined {
	const form = document.getElementById(ADDRESS_FORM);
	return form instanceof HTMLFormElement ? form : undefined;
}

/** Ids of fields of the checkout. */
export const FIELD_IDS = { email: 'checkout-email', note: 'checkout-note' } as const;

/** Ids of the places of the checkout that take the focus when something is missing there. */
export const PLACE_IDS = {
	lines: 'checkout-lines',
	address: 'checkout-address',
	payment: 'checkout-payment',
	// The controls of the fields.
	email: `${FIELD_IDS.email}-control`,
	note: `${FIELD_IDS.note}-control`,
} as const;

/** Id of the form that orders; some of its fields are outside of it. */
export const ORDER_FORM = 'checkout-order';
