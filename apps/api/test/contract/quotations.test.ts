import { randomUUID } from 'node:crypto';
import {
	acceptQuotation,
	endpointsByResource,
	getCart,
	getQuotation,
	listQuotations,
} from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { cartWith, order } from '../buying.ts';
import { closeQuotations, type QuotedRow, quoted, wholesaleVariant } from '../quoting.ts';
import { type ContractContext, testContract } from './suite.ts';

const LIST = '/api/quotations';
const MOVES = ['accept', 'decline', 'withdraw'] as const;
const NAMES = { accept: 'acceptQuotation', decline: 'declineQuotation', withdraw: 'withdrawQuotation' } as const;

/** A quotation of the demo account, the only one that is open. @returns its path */
async function one({ api }: ContractContext, status: QuotedRow['status'], more: Partial<QuotedRow> = {}) {
	await closeQuotations(api);
	return `${LIST}/${await quoted(api, { status, ...more })}`;
}

testContract({
	endpoints: endpointsByResource.quotations,
	examples: {
		requestQuotation: async ({ api }) => {
			await closeQuotations(api);
			const { variantId } = await wholesaleVariant(api);
			return { path: LIST, body: { variantId, quantity: 24, wishedPrice: 450_000, note: 'For December' } };
		},
		listQuotations: async (context) => {
			await one(context, 'answered');
			return { path: `${LIST}?per_page=3` };
		},
		getQuotation: async (context) => ({ path: await one(context, 'requested') }),
		acceptQuotation: async (context) => ({ path: `${await one(context, 'answered')}/accept` }),
		declineQuotation: async (context) => ({ path: `${await one(context, 'answered')}/decline` }),
		withdrawQuotation: async (context) => ({ path: `${await one(context, 'requested')}/withdraw` }),
	},
	more(context) {
		const { as, expectError } = context;

		it('asks for wholesale goods of others, once, from the minimum order on [§1.19]', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await closeQuotations(api);
			const { variantId, productId } = await wholesaleVariant(api);
			const ask = (body: object) => shopper.call('POST', LIST, body);
			const refusal = async (body: object, code: Parameters<typeof expectError>[1]) => {
				const answer = await ask(body);
				expectError('requestQuotation', code, answer);
				return failed(answer).details;
			};
			await refusal({ variantId: '2147483647', quantity: 5 }, 'product_not_found');
			await refusal({ variantId: 'x', quantity: 5 }, 'product_not_found');
			await refusal({ variantId, productId, quantity: 5 }, 'bad_request');
			await refusal({ quantity: 5 }, 'bad_request');
			await api.query('update products set min_quantity = 12 where id = $1', [productId]);
			expect(await refusal({ productId, quantity: 11 }, 'below_minimum')).toEqual({ minimum: 12 });
			await api.query('update products set is_wholesale = false where id = $1', [productId]);
			expect(await refusal({ productId, quantity: 12 }, 'quotation_refused')).toEqual({ reason: 'not_wholesale' });
			await api.query('update products set is_wholesale = true where id = $1', [productId]);
			const { data } = ok(getQuotation, await ask({ productId, quantity: 12 }));
			expect(data).toMatchObject({ variantId, status: 'requested', can: { withdraw: true, accept: false } });
			expect(await refusal({ variantId, quantity: 50 }, 'quotation_refused')).toEqual({ reason: 'open_already' });
			const owner = await as('seller');
			const answer = await owner.call('POST', LIST, { variantId, quantity: 50 });
			expect(failed(answer).details).toEqual({ reason: 'own_shop' });
			const news = await api.query(
				"select n.kind from notifications n join users u on u.id = n.user_id where u.email = $1 and n.kind = 'quotation_requested'",
				[DEMO_SELLER.email],
			);
			expect(news.rows.length).toBeGreaterThan(0);
		});

		it('creates one request from two concurrent calls', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await closeQuotations(api);
			const { variantId } = await wholesaleVariant(api, 1);
			const answers = await Promise.all([1, 2, 3].map(() => shopper.call('POST', LIST, { variantId, quantity: 24 })));
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		});

		it('keeps pages and states apart', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await api.query('delete from quotations');
			for (const status of ['withdrawn', 'declined', 'accepted', 'withdrawn'] as const) {
				await quoted(api, { status });
				api.clock.advance(1_000);
			}
			const late = await quoted(api, { status: 'answered', validDays: 0 });
			const page = async (query: string) => ok(listQuotations, await shopper.call('GET', `${LIST}?${query}`)).data;
			const all: string[] = [];
			let cursor = '';
			do {
				const { items, page: after } = await page(`per_page=2${cursor}`);
				all.push(...items.map(({ status }) => status));
				cursor = after.next === null ? '' : `&cursor=${after.next}`;
			} while (cursor !== '');
			expect(all).toEqual(['expired', 'withdrawn', 'accepted', 'declined', 'withdrawn']);
			expect((await page('status=withdrawn')).items).toHaveLength(2);
			expect((await page('status=answered')).items).toEqual([]);
			expect((await page('status=expired')).items.map(({ id }) => id)).toEqual([late]);
			expectError('listQuotations', 'bad_request', await shopper.call('GET', `${LIST}?cursor=x`));
		});

		it('hides those of others, of the other edition, and what does not exist', async () => {
			const shopper = await as('registered');
			const others = await one(context, 'answered', { email: DEMO_SELLER.email });
			const thai = createShopper(context.api, 'th');
			for (const [name, value] of shopper.cookies) thai.cookies.set(name, value);
			const own = await one(context, 'answered');
			for (const [who, path] of [
				[shopper, others],
				[shopper, `${LIST}/${randomUUID()}`],
				[shopper, `${LIST}/x`],
				[thai, own],
			] as const) {
				expectError('getQuotation', 'quotation_not_found', await who.call('GET', path));
				for (const move of MOVES) {
					expectError(NAMES[move], 'quotation_not_found', await who.call('POST', `${path}/${move}`));
				}
			}
			const tooLong = `${LIST}/${'x'.repeat(41)}`;
			expectError('getQuotation', 'bad_request', await shopper.call('GET', tooLong));
			for (const move of MOVES)
				expectError(NAMES[move], 'bad_request', await shopper.call('POST', `${tooLong}/${move}`));
		});

		it('moves only where the table leads', async () => {
			const shopper = await as('registered');
			const refused = async (status: QuotedRow['status'], move: (typeof MOVES)[number], more = {}) => {
				const answer = await shopper.call('POST', `${await one(context, status, more)}/${move}`);
				expectError(NAMES[move], 'quotation_move_refused', answer);
				return failed(answer).details?.status;
			};
			expect(await refused('requested', 'accept')).toBe('requested');
			expect(await refused('declined', 'accept')).toBe('declined');
			expect(await refused('answered', 'accept', { validDays: 0 })).toBe('expired');
			expect(await refused('requested', 'decline')).toBe('requested');
			expect(await refused('answered', 'withdraw')).toBe('answered');
		});

		it('asks for no more pieces than there are, and says how many that is', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await closeQuotations(api);
			const { variantId, productId } = await wholesaleVariant(api);
			const ask = (quantity: number) => shopper.call('POST', LIST, { variantId, quantity });
			await api.query('update products set min_quantity = 12 where id = $1', [productId]);
			await api.query('update product_variants set stock = 30 where id = $1', [variantId]);
			const many = await ask(31);
			expectError('requestQuotation', 'quantity_limited', many);
			expect(failed(many).details).toEqual({ available: 30 });
			await api.query('update product_variants set stock = 11 where id = $1', [variantId]);
			const none = await ask(12);
			expectError('requestQuotation', 'out_of_stock', none);
			expect(failed(none).details).toEqual({ available: 11 });
			// What is ordered in advance has no stock that could be exceeded.
			await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
			await api.query('update products set pre_order_arrives_at = $2 where id = $1', [
				productId,
				new Date(api.clock.now() + 86_400_000),
			]);
			expect(ok(getQuotation, await ask(500)).data).toMatchObject({ quantity: 500, available: 500 });
			await api.query('update products set pre_order_arrives_at = null, min_quantity = 1 where id = $1', [productId]);
		});

		it('needs the pieces to be there, or takes those that are left at the quoted price', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await cartWith(api, shopper, {});
			const { variantId } = await wholesaleVariant(api);
			const path = await one(context, 'answered', { variantId });
			const accept = (quantity?: number) =>
				shopper.call('POST', `${path}/accept${quantity === undefined ? '' : `?quantity=${quantity}`}`);
			expectError('acceptQuotation', 'bad_request', await accept(10));
			await api.query('update product_variants set stock = 10 where id = $1', [variantId]);
			for (const few of [await accept(), await accept(11)]) {
				expectError('acceptQuotation', 'quantity_limited', few);
				expect(failed(few).details).toMatchObject({ available: 10 });
			}
			await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
			expectError('acceptQuotation', 'out_of_stock', await accept());
			await api.query('update product_variants set stock = 10 where id = $1', [variantId]);
			expect(ok(getQuotation, await shopper.call('GET', path)).data).toMatchObject({
				status: 'answered',
				quantity: 24,
				available: 10,
			});
			const { data } = ok(acceptQuotation, await accept(8));
			expect(data.quotation).toMatchObject({ status: 'accepted', isInCart: true, quantity: 8, askedQuantity: 24 });
			expect(data.cart.lines).toMatchObject([
				{ quantity: 8, unitPrice: { amount: 500_000 }, quotation: { quantity: 8 } },
			]);
			// Others buy some of them: what is left has the quoted price in the cart too.
			await api.query('update product_variants set stock = 5 where id = $1', [variantId]);
			const change = `/api/cart/lines/${data.cart.lines[0]?.id}`;
			const [left] = ok(getCart, await shopper.call('PATCH', change, { quantity: 5 })).data.lines;
			expect(left).toMatchObject({ quantity: 5, unitPrice: { amount: 500_000 }, quotation: { isApplied: true } });
			// With enough of them, another quantity has the price of everybody.
			await api.query('update product_variants set stock = 900 where id = $1', [variantId]);
			const [fewer] = ok(getCart, await shopper.call('PATCH', change, { quantity: 4 })).data.lines;
			expect(fewer).toMatchObject({ quantity: 4, quotation: { isApplied: false, quantity: 5 } });
		});

		it('of the same goods leaves a way on to whoever comes second', async () => {
			const { api } = context;
			const shopper = await as('registered');
			await cartWith(api, shopper, {});
			const { variantId } = await wholesaleVariant(api);
			const [first, second] = [
				await one(context, 'accepted', { variantId, quantity: 20 }),
				`${LIST}/${await quoted(api, { status: 'accepted', variantId, quantity: 15 })}`,
			];
			await api.query('update product_variants set stock = 25 where id = $1', [variantId]);
			ok(acceptQuotation, await shopper.call('POST', `${first}/accept`));
			await order(shopper);
			expectError('acceptQuotation', 'quantity_limited', await shopper.call('POST', `${second}/accept`));
			const { data } = ok(acceptQuotation, await shopper.call('POST', `${second}/accept?quantity=5`));
			expect(data.cart.lines).toMatchObject([{ quantity: 5, unitPrice: { amount: 500_000 } }]);
		});
	},
});
