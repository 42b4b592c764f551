import { randomInt, randomUUID } from 'node:crypto';
import type { TestApi } from '../src/testing/index.ts';

/** A purchase, written directly to the database. */
export interface Bought {
	readonly orderId: string;
	readonly lineId: string;
}

/**
 * Places a delivered order of one piece.
 * @param email Account that bought it.
 * @param status State of the parcel.
 */
export async function buy(api: TestApi, email: string, productId = 1001, status = 'delivered'): Promise<Bought> {
	const [orderId, parcelId, lineId] = [randomUUID(), randomUUID(), randomUUID()];
	const now = new Date(api.clock.now());
	const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
	await api.query(
		`insert into orders (id, code, placement_key, user_id, edition, language, status, payment_method, phone, goods, discount,
			delivery, tax, is_tax_included, points, points_paid, total, holds_stock, placed_at)
		select $1, $2, $3, id, 'mm', 'en', $5, 'cash_on_delivery', '959420000001', 1000, 0, 0, 0, true, 0, 0, 1000, true, $6
		from users where email = $4`,
		[orderId, `ZL${digits(8)}`, orderId, email, status, now],
	);
	await api.query(
		`insert into parcels (id, order_id, shop_id, kind, track_code, status, goods, discount, delivery, tax, points_paid, total,
			min_days, max_days, delivered_at)
		select $1, $2, shop_id, 'digital', $3, $5, 1000, 0, 0, 0, 0, 1000, 0, 0, $6 from products where id = $4`,
		[parcelId, orderId, `EX${digits(10)}MP`, productId, status, now],
	);
	await api.query(
		`insert into order_lines (id, parcel_id, product_id, variant_id, name, variant_name, picture_key, tint, unit_price, quantity)
		select $1, $2, p.id, v.id, p.name, $4, p.picture_keys[1], p.tint, 1000, 1
		from products p join product_variants v on v.product_id = p.id and v.position = 0 where p.id = $3`,
		[
			lineId,
			parcelId,
			productId,
			JSON.stringify({ en: 'Indigo, M', mm: 'Indigo, M', thai: 'Indigo, M', china: 'Indigo, M' }),
		],
	);
	return { orderId, lineId };
}

/** An uploaded picture of an account. @returns Its key. */
export async function upload(api: TestApi, email: string): Promise<string> {
	const key = `upload-${randomUUID()}`;
	await api.query(
		`insert into uploads (id, user_id, purpose, picture_key, width, height, bytes, created_at)
		select $1, id, 'review', $2, 800, 800, 40000, $4 from users where email = $3`,
		[randomUUID(), key, email, new Date(api.clock.now())],
	);
	return key;
}
