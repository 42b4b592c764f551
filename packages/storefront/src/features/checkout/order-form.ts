import { placeOrder } from '@zaylat/api-client';
import { usualAddress } from '@zaylat/domain/addresses';
import { PAYMENT_OPTION_IDS, PAYMENT_OPTIONS } from '@zaylat/domain/payments';
import { fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { readBoughtItem } from '../../core/paths/bought-item.ts';
import { checkoutPath, newAddressPath } from '../../core/paths/checkout-path.ts';
import { ADDRESSES } from '../addresses/queries.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { placedPath } from './placed-path.ts';

/** Orders what the checkout shows: the cart, or the product that its address names. */
export const orderForm: PageForm = async ({ fields, from, client, edition }) => {
	const text = (name: keyof typeof ORDER_FIELDS) => fieldText(fields, ORDER_FIELDS[name]);
	const item = readBoughtItem(new URL(from, 'http://page').searchParams);
	const option = PAYMENT_OPTION_IDS.find((id) => id === text('paymentOption'));
	const [addressId, email] = [text('addressId'), text('email')];
	if (text('needsAddress') !== '') {
		// The shopper has not seen what the delivery costs.
		const { items } = (await client.send(ADDRESSES)).data;
		const chosen = usualAddress(items, edition);
		if (chosen === undefined) return { to: newAddressPath(item) };
		return { to: checkoutPath('review', item, { addressId: chosen.id, paymentOption: option }) };
	}
	const { data } = await client.send(
		placeOrder(
			{
				...(item && { item }),
				...(addressId !== '' && { addressId }),
				...(email !== '' && { email }),
				...(option
					? { paymentMethod: PAYMENT_OPTIONS[option].method, paymentOption: option }
					: { paymentMethod: 'points' }),
				fingerprint: text('fingerprint'),
			},
			text('key'),
		),
	);
	return { to: placedPath(data) };
};
