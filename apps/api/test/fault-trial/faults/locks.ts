import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Fault, type Injected, type Trial, timed, times } from '../fault.ts';
import { stockedVariant } from '../goods.ts';
import { agree, codeOf, placeOrder } from '../shopper.ts';

/** Most milliseconds until a request that needs a locked row fails; a second is the wait for the lock. */
const FAILS_WITHIN = 2_500;

/** Locks that another program holds, statements that are too slow, and a pool that is used up. */
export const LOCK_FAULTS: readonly Fault[] = [
	{
		name: 'another program locks the row of an order',
		expected: 'cancelling it fails within 2.5 s and says "unavailable"; other orders go on',
		async inject(trial) {
			const shopper = trial.caller().browser();
			const id = await placeOrder(shopper, trial.market.own, trial.market.address);
			const cancel = () => shopper.call('POST', `/api/orders/${id}/cancel`, { reason: 'changed_mind' });
			const unlock = await lock(trial, 'select from orders where id = $1 for update', [id]);
			return {
				async hold() {
					const refused = await timed(FAILS_WITHIN, 'cancelling', cancel);
					assert.equal(codeOf(refused), 'unavailable');
					await buyAndBrowse(trial);
				},
				undo: unlock,
				settled: async () => assert.equal((await cancel()).status, 200),
			};
		},
	},
	{
		name: 'another program locks the row of a product',
		expected: 'orders of it fail within 2.5 s and say "unavailable"; orders of others go on',
		async inject(trial) {
			const locked = await stockedVariant(trial, 22);
			const agreed = await times(6, () => agree(trial.caller().browser(), locked, trial.market.address));
			const unlock = await lock(trial, 'select from product_variants where id = $1 for update', [locked]);
			const place = () => Promise.all(agreed.map(({ place: send }) => send(randomUUID())));
			return {
				async hold() {
					const refused = await timed(FAILS_WITHIN, 'six orders', place);
					assert.deepEqual(new Set(refused.map(codeOf)), new Set(['unavailable']));
					await buyAndBrowse(trial);
				},
				undo: unlock,
				async settled() {
					const placed = await place();
					assert.deepEqual(new Set(placed.map(({ status }) => status)), new Set([200]));
				},
			};
		},
	},
	{
		name: 'another program locks the table of orders',
		expected: 'orders fail within 2.5 s and say "unavailable"; searches answer within 1.5 s, ready',
		async inject(trial) {
			const agreed = await agree(trial.caller().browser(), await stockedVariant(trial, 23), trial.market.address);
			const unlock = await lock(trial, 'lock table orders in access exclusive mode');
			return {
				async hold() {
					const refused = await timed(FAILS_WITHIN, 'an order', () => agreed.place(randomUUID()));
					assert.equal(codeOf(refused), 'unavailable');
					await browse(trial);
				},
				undo: unlock,
				settled: async () => assert.equal((await agreed.place(randomUUID())).status, 200),
			};
		},
	},
	{
		name: 'a statement takes 20 s',
		expected: 'its request fails within 6 s and says "unavailable"; orders go on',
		inject: (trial) =>
			slowCart(trial, 20, 24, async (add) => {
				const refused = await timed(6_000, 'the request', add);
				assert.equal(codeOf(refused), 'unavailable');
				await buyAndBrowse(trial);
			}),
	},
	{
		name: '30 requests that take 3 s use the pool',
		expected: 'searches answer within 1.5 s, ready',
		inject: (trial) =>
			slowCart(trial, 3, 25, async (add) => {
				const slow = times(30, add);
				await browse(trial);
				await slow;
			}),
	},
];

/** Holds a lock. @returns gives it up */
async function lock(
	{ database }: Trial,
	statement: string,
	values: readonly unknown[] = [],
): Promise<() => Promise<void>> {
	const client = await database.own.pool.connect();
	await client.query('begin');
	await client.query(statement, [...values]);
	return async () => {
		await client.query('rollback');
		client.release();
	};
}

/** Makes putting a variant into a cart slow. @param check takes what puts it into the cart of a new guest */
async function slowCart(
	trial: Trial,
	seconds: number,
	offset: number,
	check: (add: () => ReturnType<ReturnType<ReturnType<Trial['caller']>['browser']>['call']>) => Promise<void>,
): Promise<Injected> {
	const variantId = await stockedVariant(trial, offset);
	await trial.query(`create or replace function trial_slow() returns trigger language plpgsql as $$ begin
		if new.variant_id = '${variantId}' then perform pg_sleep(${seconds}); end if; return new; end $$`);
	await trial.query('create trigger trial_slow before insert on cart_lines for each row execute function trial_slow()');
	const add = async () => {
		const shopper = trial.caller().browser();
		await shopper.signIn('guest');
		return shopper.call('POST', '/api/cart/lines', { variantId, quantity: 1 });
	};
	return {
		hold: () => check(add),
		undo: async () => void (await trial.query('drop trigger trial_slow on cart_lines')),
	};
}

let searches = 0;

/** Searches that no cache answers, and the question whether the server is ready. */
async function browse(trial: Trial): Promise<void> {
	const shopper = trial.caller().browser();
	for (let n = 0; n < 5; n += 1) {
		searches += 1;
		const path = `/api/products?search=lamp%20${searches}`;
		const { status } = await timed(1_500, 'a search', () => shopper.call('GET', path));
		assert.equal(status, 200);
	}
	const ready = await timed(1_500, 'the question whether it is ready', () =>
		trial.servers.api.app.request('/api/ready'),
	);
	assert.equal(ready.status, 200);
}

async function buyAndBrowse(trial: Trial): Promise<void> {
	await browse(trial);
	await timed(4_000, 'an order', () => trial.load.buy(4_000));
}
