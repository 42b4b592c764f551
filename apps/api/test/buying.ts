import { getOrder, quoteCheckout, startPayment } from '@zaylat/api-client/contract';
import type { Shopper, TestApi } from '../src/testing/index.ts';
import { ok } from './answers.ts';

/** What runs SQL behind an API's back. */
type Queried = Pick<TestApi, 'query'>;

/** Where test orders of Myanmar go. */
export const ADDRESS = {
	recipient: 'Ma Hnin',
	phoneCountry: '95',
	phone: '09 951 234 567',
	country: 'mm',
	region: 'mm-yangon',
	township: 'test-township',
	subdistrict: null,
	postcode: '',
	homeNo: '12',
	street: 'Anawrahta Road',
	landmark: null,
} as const;

/** A variant of digital goods with some stock. */
export async function digitalVariant(api: Queried, edition = 'mm'): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = $1 and p.kind = 'digital' and p.min_quantity = 1 and v.stock > 5 order by v.id limit 1`,
		[edition],
	);
	return String(rows[0].id);
}

/** A variant of goods with much stock, of a shop whose parcels are carried. */
export async function goodsVariant(api: Queried, offset = 0, edition = 'mm'): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 10
		 and not exists (select 1 from price_tiers t where t.product_id = p.id)
		 order by v.id offset $2 limit 1`,
		[edition, offset],
	);
	const id = String(rows[0].id);
	await api.query('update product_variants set stock = 500 where id = $1', [id]);
	return id;
}

export const stockOf = async (api: Queried, variantId: string): Promise<number> =>
	(await api.query('select stock from product_variants where id = $1', [variantId])).rows[0].stock;

/** Empties the cart and puts pieces of a variant in. */
export async function cartWith(
	api: Queried,
	shopper: Shopper,
	pieces: Readonly<Record<string, number>>,
): Promise<void> {
	const cart = await shopper.call('GET', '/api/cart');
	const { lines } = (cart.json as { data: { lines: { id: string }[] } }).data;
	for (const { id } of lines) await shopper.call('DELETE', `/api/cart/lines/${id}`);
	for (const [variantId, quantity] of Object.entries(pieces)) {
		const response = await shopper.call('POST', '/api/cart/lines', { variantId, quantity });
		if (response.status !== 200) throw new Error(JSON.stringify(response.json));
	}
	await api.query('delete from rate_limits');
}

/** The body of an order that agrees to what the checkout quotes now. */
export async function agreed(
	shopper: Shopper,
	wishes: Readonly<Record<string, unknown>> = {},
	paymentMethod = 'cash_on_delivery',
) {
	const wanted = { address: ADDRESS, ...wishes };
	const { data } = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', wanted));
	return { body: { ...wanted, fingerprint: data.fingerprint, paymentMethod }, quote: data };
}

let keys = 0;
/** An unused idempotency key. */
export const idempotencyKey = () => {
	keys += 1;
	return { 'idempotency-key': `buying-test-${keys}-${Math.random().toString(36).slice(2)}` };
};

/** Places an order of what is in the cart. */
export async function order(shopper: Shopper, paymentMethod = 'cash_on_delivery', wishes = {}) {
	const { body } = await agreed(shopper, wishes, paymentMethod);
	return ok(getOrder, await shopper.call('POST', '/api/orders', body, idempotencyKey())).data;
}

/** Starts paying an order. */
export const pay = async (shopper: Shopper, orderId: string, method?: string) =>
	ok(startPayment, await shopper.call('POST', '/api/payments', { orderId, method }, idempotencyKey())).data;
