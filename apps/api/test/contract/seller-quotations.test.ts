import { endpointsByResource, getQuotation, listSellerQuotations } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { closeQuotations, type QuotedRow, quoted, wholesaleVariant } from '../quoting.ts';
import { type ContractContext, testContract } from './suite.ts';

const LIST = '/api/seller/quotations';
const BODIES = {
	answer: { unitPrice: 480_000, validDays: 7, reply: 'Gladly' },
	decline: { reply: 'Sorry' },
	withdraw: {},
};
const NAMES = {
	answer: 'answerQuotation',
	decline: 'declineQuotationRequest',
	withdraw: 'withdrawQuotationAnswer',
} as const;
type Move = keyof typeof NAMES;
const MOVES: readonly Move[] = ['answer', 'decline', 'withdraw'];

/** A question to the demo seller's shop. @returns its id */
async function asked(
	{ api }: ContractContext,
	status: QuotedRow['status'] = 'requested',
	more: Partial<QuotedRow> = {},
) {
	await closeQuotations(api);
	return quoted(api, { status, ...more });
}

testContract({
	endpoints: endpointsByResource['seller-quotations'],
	examples: {
		listSellerQuotations: async (context) => {
			await asked(context);
			return { path: `${LIST}?per_page=3` };
		},
		answerQuotation: async (context) => ({ path: `${LIST}/${await asked(context)}/answer`, body: BODIES.answer }),
		declineQuotationRequest: async (context) => ({
			path: `${LIST}/${await asked(context)}/decline`,
			body: BODIES.decline,
		}),
		withdrawQuotationAnswer: async (context) => ({ path: `${LIST}/${await asked(context, 'answered')}/withdraw` }),
	},
	more(context) {
		const { as, expectError } = context;
		const call = async (move: Move, id: string, body: object = BODIES[move]) =>
			(await as('seller')).call('POST', `${LIST}/${id}/${move}`, move === 'withdraw' ? undefined : body);

		it('answers, and the buyer sees price and validity [§1.19]', async () => {
			const id = await asked(context);
			// Later than all news before it.
			context.api.clock.advance(1000);
			await call('answer', id);
			const buyer = await as('registered');
			const { data } = ok(getQuotation, await buyer.call('GET', `/api/quotations/${id}`));
			expect(data).toMatchObject({
				status: 'answered',
				unitPrice: { amount: 480_000, currency: 'mmk' },
				total: { amount: 24 * 480_000 },
				reply: 'Gladly',
				can: { accept: true, decline: true },
			});
			expect(Date.parse(data.validUntil ?? '') - context.api.clock.now()).toBe(7 * 86_400_000);
			const { rows } = await context.api.query(
				"select params from notifications n join users u on u.id = n.user_id where u.email = $1 and n.kind = 'quotation_answered' order by n.created_at desc limit 1",
				[DEMO_ACCOUNT.email],
			);
			expect(JSON.parse(rows[0].params)).toMatchObject({ status: 'answered' });
		});

		it('hides the questions of other shops, and what does not exist', async () => {
			const { rows } = await context.api.query(
				`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
				join users u on u.id = s.owner_id
				where u.email <> 'seller@example.com' and p.edition = 'mm' order by v.id limit 1`,
			);
			const others = await asked(context, 'requested', { variantId: String(rows[0].id) });
			for (const move of MOVES) {
				for (const id of [others, 'x']) expectError(NAMES[move], 'quotation_not_found', await call(move, id));
				expectError(NAMES[move], 'bad_request', await call(move, 'x'.repeat(41)));
			}
		});

		it('moves only where the table leads', async () => {
			const refused = async (move: Move, status: QuotedRow['status'], more = {}) => {
				const answer = await call(move, await asked(context, status, more));
				expectError(NAMES[move], 'quotation_move_refused', answer);
				return failed(answer).details?.status;
			};
			expect(await refused('answer', 'answered')).toBe('answered');
			expect(await refused('answer', 'withdrawn')).toBe('withdrawn');
			expect(await refused('decline', 'accepted')).toBe('accepted');
			expect(await refused('withdraw', 'accepted')).toBe('accepted');
			expect(await refused('withdraw', 'answered', { validDays: 0 })).toBe('expired');
		});

		it('answers for no more pieces than there are, and for fewer than were asked for', async () => {
			const { api } = context;
			const { variantId } = await wholesaleVariant(api);
			const id = await asked(context, 'requested', { variantId });
			const answer = (more: object) => call('answer', id, { ...BODIES.answer, ...more });
			await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
			expectError('answerQuotation', 'out_of_stock', await answer({}));
			await api.query('update product_variants set stock = 10 where id = $1', [variantId]);
			for (const many of [await answer({}), await answer({ quantity: 11 })]) {
				expectError('answerQuotation', 'quantity_limited', many);
				expect(failed(many).details).toEqual({ available: 10 });
			}
			expectError('answerQuotation', 'bad_request', await answer({ quantity: 25 }));
			expect((await answer({ quantity: 10 })).status).toBe(200);
			const { data } = ok(getQuotation, await (await as('registered')).call('GET', `/api/quotations/${id}`));
			expect(data).toMatchObject({ status: 'answered', quantity: 10, askedQuantity: 24, total: { amount: 4_800_000 } });
			await api.query('update product_variants set stock = 900 where id = $1', [variantId]);
		});

		it('refuses prices and days that make no sense', async () => {
			const id = await asked(context);
			for (const body of [{ unitPrice: 0 }, { unitPrice: 1.5 }, { unitPrice: 100, validDays: 91 }, {}]) {
				expectError('answerQuotation', 'bad_request', await call('answer', id, body));
			}
			const { listPrice } = ok(listSellerQuotations, await (await as('seller')).call('GET', LIST)).data.items[0] ?? {};
			const dearer = await call('answer', id, { unitPrice: (listPrice?.amount ?? 0) + 1, validDays: 7 });
			expectError('answerQuotation', 'bad_request', dearer);
			expect(failed(dearer).fields).toEqual({ unitPrice: 'above_public_price' });
			expectError('listSellerQuotations', 'bad_request', await (await as('seller')).call('GET', `${LIST}?cursor=x`));
		});
	},
});
