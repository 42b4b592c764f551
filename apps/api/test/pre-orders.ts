import type { TestApi } from '../src/testing/index.ts';

/** What runs SQL behind an API's back. */
type Queried = Pick<TestApi, 'query'>;

/** Makes an order one in advance: its pieces have not arrived. */
export async function orderInAdvance(api: Queried, id: string): Promise<void> {
	await api.query(
		`with p as (update parcels set status = 'pre order' where order_id = $1 returning id),
			l as (update order_lines set awaits_stock = true from p where parcel_id = p.id)
			update orders set status = 'pre order' where id = $1`,
		[id],
	);
}

/** Adds copies of an order, placed a day before it; their `placement_key` begins with `many-`. */
export async function repeatOrder(api: Queried, id: string, times: number): Promise<void> {
	await api.query(
		`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
			'code', 'ZX' || lpad(n::text, 8, '0'), 'placement_key', 'many-' || n, 'placed_at', o.placed_at - interval '1 day', 'invoice_number', 'INV-many-' || n))).*
			from orders o, generate_series(1, $2::int) n where o.id = $1`,
		[id, times],
	);
	await api.query(
		`insert into parcels select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id,
			'track_code', 'EX' || lpad(substr(o.code, 3), 9, '0') || 'MP'))).*
			from parcels p, orders o where p.order_id = $1 and o.placement_key like 'many-%'`,
		[id],
	);
	await api.query(
		`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'parcel_id', p.id))).*
			from order_lines l join parcels f on f.id = l.parcel_id, parcels p join orders o on o.id = p.order_id
			where f.order_id = $1 and o.placement_key like 'many-%'`,
		[id],
	);
}
