/**
 * What end-to-end tests have to know or to bring about behind the shop's back, on the database of the server that they walk on: the
 * production server has no door for it. Each touches rows of its own journey, so that end-to-end tests can run beside each other.
 */
import { expect } from '@playwright/test';
import { openSecondConnection } from '@zaylat/api/testing/second-connection';
import type { Edition } from '@zaylat/domain/editions';
import { MINUTE_MS } from '@zaylat/domain/time';
import { dataFolderAt } from './data-folder.ts';
import { PORTS } from './servers.ts';

let opened: ReturnType<typeof openSecondConnection> | undefined;

function server(): ReturnType<typeof openSecondConnection> {
	opened ??= openSecondConnection(dataFolderAt(PORTS.shop));
	return opened;
}

const sql = (text: string, ...values: readonly unknown[]) => server().query(text, values);

async function one(text: string, ...values: readonly unknown[]): Promise<Record<string, unknown>> {
	const [row] = await sql(text, ...values);
	if (row === undefined) throw new Error(`Nothing found: ${text} (${values.join(', ')})`);
	return row;
}

/** Waits until the messages that were queued are sent: requests do not send them. */
async function delivered(): Promise<void> {
	const kinds = ['code', 'account-notice', 'digital-codes'];
	const isBusy = async () =>
		(await sql("select 1 from pgboss.job where state < 'completed' and name = any($1) limit 1", kinds)).length > 0;
	await expect.poll(isBusy, { intervals: [20] }).toBe(false);
}

/** The code that was sent last to an email address or a number with country code. */
export async function lastCodeTo(recipient: string): Promise<string> {
	await delivered();
	const { text } = await one(
		// Messages about orders contain longer numbers.
		`select text from outbox where recipient = $1 and text ~ ': [0-9]{6}($|[^0-9])' order by created_at desc limit 1`,
		recipient,
	);
	const [code] = /\b\d{6}\b/.exec(String(text)) ?? [];
	if (code === undefined) throw new Error(`No code in: ${text}`);
	return code;
}

/** The link of the notice about a changed account that was sent last to an email address or a number. */
export async function revertLinkTo(recipient: string): Promise<string> {
	await delivered();
	const { text } = await one(
		`select text from outbox where recipient = $1 and text like '%/RevertChange?lang=%' order by created_at desc limit 1`,
		recipient,
	);
	const [link] = /https?:\S+/.exec(String(text)) ?? [];
	if (link === undefined) throw new Error(`No link in: ${text}`);
	return link;
}

/** The link of the message about an order, once it was sent. */
export async function orderLinkIn(code: string): Promise<string | undefined> {
	const [sent] = await sql(`select text from outbox where text like $1 order by created_at limit 1`, `%#${code}.%`);
	return /https?:\S+/.exec(String(sent?.text))?.[0];
}

/** Texts of the messages that mention something, such as a code. */
export async function textsAbout(part: string): Promise<string[]> {
	await delivered();
	const rows = await sql('select text from outbox where text like $1 order by created_at', `%${part}%`);
	return rows.map(({ text }) => String(text));
}

/** Resets the limit of codes: all tests come from one address, whose codes are limited. */
export async function freeCodes(): Promise<void> {
	await sql(`delete from rate_limits where subject like 'code:%' or subject like 'sign_up:%'`);
}

/** Makes the time of an order's running payment run out. */
export async function endPaymentTime(orderCode: string, minutes = 16): Promise<void> {
	await one(
		`update payments set started_at = started_at - $2 * interval '1 millisecond',
		 expires_at = expires_at - $2 * interval '1 millisecond'
		 where status = 'pending' and order_id = (select id from orders where code = $1) returning id`,
		orderCode,
		minutes * MINUTE_MS,
	);
}

/** Lets the server do work of its schedule now, and waits until it is done. @param id name of the task, or of what it is about */
export async function runNow(
	...[kind, id]: Parameters<ReturnType<typeof openSecondConnection>['enqueue']>
): Promise<void> {
	await server().enqueue(kind, id);
	const isWaiting = "select 1 from pgboss.job where name = $1 and singleton_key = $2 and state < 'completed'";
	await expect.poll(() => sql(isWaiting, kind, id), { timeout: 30_000 }).toEqual([]);
}

/** Makes an order's parcels complete for so many days. */
export async function completeSince(orderCode: string, days: number): Promise<void> {
	await one(
		`update parcels set completed_at = completed_at - $2 * interval '1 day'
		 where completed_at is not null and order_id = (select id from orders where code = $1) returning id`,
		orderCode,
		days,
	);
}

/** How often an order was tried to be paid. */
export async function triesToPay(orderCode: string): Promise<number> {
	const { tries } = await one(
		`select count(*)::int as tries from payments where order_id = (select id from orders where code = $1)`,
		orderCode,
	);
	return Number(tries);
}

/** Sells all pieces of a variant but some. */
export async function leaveInStock(variantId: string, pieces: number): Promise<void> {
	await one('update product_variants set stock = $2 where id = $1 returning id', Number(variantId), pieces);
}

/** Raises the price of a variant. @returns by how much, in minor units */
export async function raisePrice(variantId: string, percent: number): Promise<void> {
	await one(
		`update product_variants set price = price + price * $2 / 100, previous_price = null where id = $1 returning id`,
		Number(variantId),
		percent,
	);
}

/** Goods without anything special: no tiers, no minimum, no advance order, not in the flash sale. */
const PLAIN = `from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
	where p.edition = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 5 and v.stock > 20
	and p.pre_order_arrives_at is null
	and not exists (select 1 from price_tiers t where t.product_id = p.id)
	and not exists (select 1 from flash_sale_items f where f.product_id = p.id)`;

/** A variant of goods, and how it is found. */
export interface Goods {
	readonly variantId: string;
	readonly productId: string;
	readonly shop: string;
}

const toGoods = (row: Record<string, unknown>): Goods => ({
	variantId: String(row.id),
	productId: String(row.product_id),
	shop: String(row.slug),
});

/**
 * Plain goods of a shop, or of any.
 * @param nth which of them, the last first; end-to-end tests that change price or stock take one of their own
 */
export async function plainGoods(edition: Edition, nth = 0, shop = ''): Promise<Goods> {
	const found = `select v.id, v.product_id, s.slug ${PLAIN} and ($3 = '' or s.slug = $3) order by v.id desc offset $2 limit 1`;
	return toGoods(await one(found, edition, nth, shop));
}

/** Plain goods of as many shops as are wanted, one of each. */
export async function goodsOfShops(edition: Edition, shops: number): Promise<Goods[]> {
	const found = `select distinct on (s.id) v.id, v.product_id, s.slug ${PLAIN} order by s.id, v.id desc limit $2`;
	return (await sql(found, edition, shops)).map(toGoods);
}

/** Goods with a wholesale step. @returns with the quantity of the first step */
export async function tieredGoods(edition: Edition): Promise<Goods & { readonly from: number }> {
	const row = await one(
		`select v.id, v.product_id, s.slug, t.min_quantity from product_variants v
		 join products p on p.id = v.product_id join shops s on s.id = p.shop_id join price_tiers t on t.product_id = p.id
		 where p.edition = $1 and p.kind = 'goods' and v.stock >= t.min_quantity and p.max_quantity >= t.min_quantity
		 and p.min_quantity <= t.min_quantity and p.pre_order_arrives_at is null
		 and not exists (select 1 from flash_sale_items f where f.product_id = p.id)
		 order by t.min_quantity, v.id desc limit 1`,
		edition,
	);
	return { ...toGoods(row), from: Number(row.min_quantity) };
}

/** A digital good whose code is sent by email. */
export async function digitalGoods(edition: Edition): Promise<Goods> {
	return toGoods(
		await one(
			`select v.id, v.product_id, s.slug from product_variants v
			 join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			 join digital_plans d on d.variant_id = v.id
			 where p.edition = $1 and p.kind = 'digital' and d.is_emailed and v.stock > 20
			 and not exists (select 1 from flash_sale_items f where f.product_id = p.id) order by v.id desc limit 1`,
			edition,
		),
	);
}

/** A digital plan of days. */
export async function plansOfDays(edition: Edition): Promise<Goods> {
	return toGoods(
		await one(
			`select v.id, v.product_id, s.slug from product_variants v
			 join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			 join digital_plans d on d.variant_id = v.id
			 where p.edition = $1 and d.kind = 'days' and v.stock > 20
			 and not exists (select 1 from flash_sale_items f where f.product_id = p.id) order by v.id desc limit 1`,
			edition,
		),
	);
}

/** Lets the plan of an order end in two days, and makes the job that renews plans due. */
export async function endPlanSoon(orderCode: string): Promise<void> {
	await one(
		`update entitlements e set ends_at = now() + interval '2 days' from order_lines l join parcels p on p.id = l.parcel_id
		 join orders o on o.id = p.order_id where l.id = e.order_line_id and o.code = $1 returning e.id`,
		orderCode,
	);
	// The task that finds plans to renew is due every 15 minutes.
	await sql(`insert into pgboss.job (name, data) values ('scheduled', '{"id": "find-renew-plan"}')`);
}

/**
 * Makes a registered account of the newest guest session's user, with the password of the demo accounts and points: the
 * few registrations that an address is allowed are left to the end-to-end tests that walk them.
 */
export async function register(userId: string, email: string, points: Readonly<Partial<Record<Edition, number>>>) {
	await one(
		`update users set kind = 'registered', name = 'Ma Hnin', email = $2, email_verified_at = now(),
		 password_hash = (select password_hash from users where email = 'shopper@example.com') where id = $1 returning id`,
		userId,
		email,
	);
	for (const [edition, number] of Object.entries(points)) {
		await sql(
			`insert into points_movements (id, user_id, edition, points, reason, at)
			 values (gen_random_uuid(), $1, $2, $3, 'welcome', now())`,
			userId,
			edition,
			number,
		);
	}
}
