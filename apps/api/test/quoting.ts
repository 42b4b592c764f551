import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import type { QuotationStatus } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import type { TestApi } from '../src/testing/index.ts';

/** A variant that is sold wholesale, of the shop that the demo seller answers for, with much stock. */
export async function wholesaleVariant(api: TestApi, offset = 0): Promise<{ variantId: string; productId: string }> {
	const { rows } = await api.query(
		`select v.id, v.product_id, v.price from product_variants v join products p on p.id = v.product_id
			join shops s on s.id = p.shop_id
			where s.slug = 'inle-weavers' and p.kind = 'goods' and v.position = 0 order by v.id offset $1 limit 1`,
		[offset],
	);
	const { id, product_id: productId } = rows[0];
	await api.query('update products set is_wholesale = true, min_quantity = 1, max_quantity = 200 where id = $1', [
		productId,
	]);
	await api.query('update product_variants set stock = 900 where id = $1', [id]);
	return { variantId: String(id), productId: String(productId) };
}

/** Ends every open quotation request, so that another one can be made. */
export const closeQuotations = (api: TestApi) =>
	api.query("update quotations set status = 'withdrawn', settled_at = $1 where status in ('requested', 'answered')", [
		new Date(api.clock.now()),
	]);

/** A quotation that was written behind the API's back. */
export interface QuotedRow {
	readonly status: QuotationStatus;
	readonly email?: string;
	readonly variantId?: string;
	readonly quantity?: number;
	/** Minor units. */
	readonly unitPrice?: number;
	readonly validDays?: number;
}

/** Writes a quotation. @returns its id */
export async function quoted(
	api: TestApi,
	{ status, email = DEMO_ACCOUNT.email, quantity = 24, unitPrice = 500_000, validDays = 14, ...row }: QuotedRow,
): Promise<string> {
	const { variantId = (await wholesaleVariant(api)).variantId } = row;
	const id = randomUUID();
	const hasAnswer = status === 'answered' || status === 'accepted';
	await api.query(
		`insert into quotations (id, user_id, shop_id, variant_id, edition, quantity, note, status, unit_price, valid_until,
			requested_at)
			select $1, u.id, p.shop_id, v.id, p.edition, $4, '', $5, $6, $7, $8
			from users u, product_variants v join products p on p.id = v.product_id where u.email = $2 and v.id = $3`,
		[
			id,
			email,
			variantId,
			quantity,
			status,
			hasAnswer ? unitPrice : null,
			hasAnswer ? new Date(api.clock.now() + validDays * DAY_MS) : null,
			new Date(api.clock.now()),
		],
	);
	return id;
}
