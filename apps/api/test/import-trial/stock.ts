import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { quoteCheckout, updateOffers } from '@zaylat/api-client/contract';
import { type Answer, createShopper, type Shopper } from '../../src/testing/shopper.ts';
import { startServers } from '../payment-trial/servers.ts';
import { signIn } from '../payment-trial/shoppers.ts';
import { SELLER_PASSWORD, sellerOf, type TrialMarket } from './market.ts';

const BUYERS = 50;
const UPDATES = 50;
const STOCK = 1_000;

/** What came of buyers and updates at the same time. */
export interface StockResult {
	readonly sold: number;
	readonly added: number;
	readonly left: number;
	readonly problems: readonly string[];
}

/** Fifty shoppers buy pieces of a variant while fifty updates add to its stock, on two processes: the stock is exact at the end. */
export async function tryStock(market: TrialMarket, shop: string): Promise<StockResult> {
	const { pool, url, folder } = market;
	const { rows } = await pool.query<{ id: number }>(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		where s.slug = $1 order by v.id limit 1`,
		[shop],
	);
	const id = String(rows[0]?.id);
	const servers = await startServers({ DATABASE_URL: url, DATA_DIR: folder, SIMULATORS: '0' }, ['api', 'api']);
	try {
		const seller = createShopper(servers);
		await signIn(seller, 'credentials', { identifier: sellerOf(shop), password: SELLER_PASSWORD });
		await pool.query('update product_variants set stock = $2, offer_version = 0 where id = $1', [id, STOCK]);
		const address = await addressIn(market);
		const orders: (() => Promise<Answer>)[] = [];
		for (let i = 0; i < BUYERS; i += 1) {
			const buyer = createShopper(servers);
			await signIn(buyer, 'guest');
			must(await buyer.call('POST', '/api/cart/lines', { variantId: id, quantity: 1 + (i % 2) }));
			const quote = quoteCheckout.response.parse(
				must(await buyer.call('POST', '/api/checkout/quote', { address })),
			).data;
			const body = { address, fingerprint: quote.fingerprint, paymentMethod: 'cash_on_delivery' };
			const key = { 'idempotency-key': randomUUID() };
			orders.push(() => untilAnswered(() => buyer.call('POST', '/api/orders', body, key)));
			await pool.query('delete from rate_limits');
		}
		const updates = Array.from({ length: UPDATES }, (_, i) => () => add(seller, shop, id, i));
		const [ordered, updated] = await Promise.all([
			Promise.all(orders.map((order) => order())),
			Promise.all(updates.map((update) => update())),
		]);
		const added = updated.reduce((sum, pieces) => sum + pieces, 0);
		const refused = ordered.filter(({ status }) => status !== 200);
		const { rows: sums } = await pool.query<{ sold: number; left: number }>(
			`select (select coalesce(sum(quantity), 0)::int from order_lines where variant_id = $1) as sold,
			(select stock from product_variants where id = $1) as left`,
			[id],
		);
		const { sold = 0, left = 0 } = sums[0] ?? {};
		return {
			...{ sold, added, left },
			problems: [
				...(refused.length === 0 ? [] : [`${refused.length} orders were refused: ${JSON.stringify(refused[0]?.json)}`]),
				...(left === STOCK + added - sold ? [] : [`${left} pieces are left of ${STOCK} + ${added} - ${sold}`]),
				...(added > 0 ? [] : ['no update was applied']),
			],
		};
	} finally {
		await servers.stop();
	}
}

/** Adds pieces. @returns how many; none where a newer update came first */
async function add(seller: Shopper, shop: string, variantId: string, i: number): Promise<number> {
	const stockBy = 1 + (i % 3);
	const updates = [{ variantId, version: i + 1, stockBy }];
	const answer = must(await untilAnswered(() => seller.call('PUT', '/api/offers', { shop, updates })));
	return updateOffers.response.parse(answer).data.results[0]?.status === 'applied' ? stockBy : 0;
}

/** Where the orders go: some place of the base data. */
async function addressIn({ pool }: TrialMarket): Promise<object> {
	const { rows } = await pool.query(
		"select t.id as township, t.region_id as region from townships t join regions r on r.id = t.region_id where r.id = 'mm-yangon' limit 1",
	);
	return {
		...{ recipient: 'Ma Hnin', phoneCountry: '95', phone: '09 951 234 567', country: 'mm', ...rows[0] },
		...{ subdistrict: null, postcode: '', homeNo: '12', street: 'Main Road', landmark: null },
	};
}

/** Calls again as long as the API answers that it is busy, as clients do. */
async function untilAnswered(call: () => Promise<Answer>): Promise<Answer> {
	for (;;) {
		const answer = await call();
		if (answer.status !== 503) return answer;
		await wait(50);
	}
}

/** What a call answered that must succeed. @throws Error */
function must({ status, json }: Answer): unknown {
	if (status !== 200) throw new Error(`A call was refused: ${status} ${JSON.stringify(json)}`);
	return json;
}
