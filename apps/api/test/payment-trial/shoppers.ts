import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getOrder, quoteCheckout } from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import type pg from 'pg';
import { z } from 'zod';
import { type Answer, createShopper, type Reachable, type Shopper } from '../../src/testing/shopper.ts';

type Edition = 'mm' | 'th';

/** What can be bought in an edition, and where it is sent. */
export interface Market {
	/** Variant of the demo seller's shop. */
	readonly own: string;
	/** Variant of another shop. */
	readonly other: string;
	readonly address: object;
}

/** An order of the trial. */
export interface TrialOrder {
	readonly edition: Edition;
	readonly id: string;
	readonly shopper: Shopper;
	readonly option: PaymentOption;
	/** Track code of the demo seller's parcel, and how many parcels there are. */
	readonly trackCode: string;
	readonly parcels: number;
}

const WAYS: Readonly<Record<Edition, object>> = {
	mm: { country: 'mm', region: 'mm-yangon', township: 'test-township', subdistrict: null, postcode: '' },
	th: { country: 'th', phoneCountry: '66', phone: '081 234 5678' },
};

/** Finds goods of two shops of an edition, and gives them stock. */
export async function readMarket(pool: pg.Pool, edition: Edition): Promise<Market> {
	const { rows: goods } = await pool.query<{ id: string; is_own: boolean }>(
		`select distinct on (s.slug = any($2)) v.id, s.slug = any($2) as is_own
			from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			where p.edition = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 10
				and not exists (select from price_tiers t where t.product_id = p.id)
			order by s.slug = any($2), v.id`,
		[edition, DEMO_SELLER.shops],
	);
	const ids = goods.map(({ id }) => id);
	await pool.query('update product_variants set stock = 1000000 where id = any($1)', [ids]);
	const { rows } = await pool.query(
		`select r.id as region, t.id as township, s.id as subdistrict, s.postcode from subdistricts s
			join townships t on t.id = s.township_id join regions r on r.id = t.region_id
			where r.country = $1 order by s.id limit 1`,
		[edition],
	);
	const person = { recipient: 'Ma Hnin', phoneCountry: '95', phone: '09 951 234 567' };
	const idOf = (isOwn: boolean) => String(goods.find((each) => each.is_own === isOwn)?.id);
	return {
		own: idOf(true),
		other: idOf(false),
		address: { ...person, homeNo: '12', street: 'Main Road', landmark: null, ...WAYS[edition], ...rows[0] },
	};
}

/** Signs in; a shopper who is told that it failed, because a process was killed, does so again. */
export async function signIn(shopper: Shopper, ...wanted: Parameters<Shopper['signIn']>): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		const answer = await shopper.signIn(...wanted);
		if (!answer.searchParams.has('error')) return;
		if (tries === 10) throw new Error(`the sign-in failed: ${answer.search}`);
		await wait(500);
	}
}

const failed = z.object({ error: z.object({ code: z.string() }) });

/** Code of a refused call; the status where it has none. */
export const codeOf = ({ status, json }: Answer): string => failed.safeParse(json).data?.error.code ?? String(status);

/** Whether the call may have been done: the shopper repeats it with the same key. */
const isUndecided = (answer: Answer): boolean =>
	answer.status >= 500 || ['key_reused', 'security_key_refused'].includes(codeOf(answer));

/** Posts; a shopper who is told to try again later, or whose key became too old while no process answered, does so. */
async function post(shopper: Shopper, path: string, body: object): Promise<unknown> {
	for (let tries = 1; ; tries += 1) {
		const { status, json } = await shopper.call('POST', path, body);
		if (status === 200) return json;
		if (tries === 10) throw new Error(`${path} was refused: ${status} ${JSON.stringify(json)}`);
		await wait(500);
	}
}

/**
 * Places an order of one or two shops and begins its payment, as a shopper does whose requests are sometimes cut off.
 * @param turn says which of the options is chosen
 */
export async function buy(
	api: Reachable,
	edition: Edition,
	{ own, other, address }: Market,
	{ turn, isOfTwo }: { readonly turn: number; readonly isOfTwo: boolean },
): Promise<TrialOrder> {
	const shopper = createShopper(api, edition);
	await signIn(shopper, 'guest');
	for (const variantId of isOfTwo ? [own, other] : [own]) {
		await post(shopper, '/api/cart/lines', { variantId, quantity: 1 });
	}
	for (let tries = 0; tries < 5; tries += 1) {
		const quote = quoteCheckout.response.parse(await post(shopper, '/api/checkout/quote', { address })).data;
		const options = quote.paymentOptions.filter((option) => option !== 'points');
		const option = options[turn % options.length];
		if (!option) throw new Error('there is no way to pay');
		const way = { paymentMethod: PAYMENT_OPTIONS[option].method, paymentOption: option };
		const body = { address, fingerprint: quote.fingerprint, ...way };
		const key = { 'idempotency-key': randomUUID() };
		let placed = await shopper.call('POST', '/api/orders', body, key);
		for (let again = 0; again < 10 && isUndecided(placed); again += 1) {
			await wait(500);
			placed = await shopper.call('POST', '/api/orders', body, key);
		}
		// A cart line that was added twice, because the process was killed before it answered.
		if (placed.status !== 200) continue;
		const { id, parcels } = getOrder.response.parse(placed.json).data;
		const trackCode = parcels.find(({ shop }) => DEMO_SELLER.shops.some((slug) => slug === shop.slug))?.trackCode ?? '';
		return { edition, id, shopper, option, trackCode, parcels: parcels.length };
	}
	throw new Error('an order could not be placed');
}
