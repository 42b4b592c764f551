import { randomUUID } from 'node:crypto';
import { answerQuestion, endpointsByResource, listSellerQuestions } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const LIST = '/api/seller/questions';
const ANSWER = { text: 'Cold water, and it stays as it is.' };

/** A question of the demo account about a product of a shop of the demo seller, or of another. @returns its id */
async function asked({ api }: ContractContext, isTheirs = true): Promise<string> {
	const id = randomUUID();
	const { rowCount } = await api.query(
		`insert into product_questions (id, product_id, shop_id, user_id, asker_name, language, text, asked_at)
		select $1, p.id, s.id, (select id from users where email = $2), 'D*** K***', 'en', 'Does it shrink?', $4
		from products p join shops s on s.id = p.shop_id
		where p.edition = 'mm' and (s.slug = $3) = $5 order by p.id limit 1`,
		[id, DEMO_ACCOUNT.email, DEMO_SELLER.shops[0], new Date(api.clock.now()), isTheirs],
	);
	expect(rowCount).toBe(1);
	return id;
}

testContract({
	endpoints: endpointsByResource['seller-questions'],
	examples: {
		listSellerQuestions: async (context) => {
			await asked(context);
			return { path: LIST };
		},
		answerQuestion: async (context) => ({ path: `${LIST}/${await asked(context)}/answer`, body: ANSWER }),
	},
	more(context) {
		const { as, expectError } = context;
		const answer = async (id: string, body: object = ANSWER) =>
			(await as('seller')).call('PUT', `${LIST}/${id}/answer`, body);
		const list = async (query = '') =>
			ok(listSellerQuestions, await (await as('seller')).call('GET', `${LIST}${query}`)).data;

		it('of another shop stays as it is', async () => {
			const id = await asked(context, false);
			expectError('answerQuestion', 'question_not_found', await answer(id));
			const { rows } = await context.api.query('select answer_text, answered_at from product_questions where id = $1', [
				id,
			]);
			expect(rows).toEqual([{ answer_text: null, answered_at: null }]);
		});

		it('lists what waits for an answer first, page by page', async () => {
			await context.api.query('delete from product_questions');
			const first = await asked(context);
			context.api.clock.advance(1000);
			const second = await asked(context);
			context.api.clock.advance(1000);
			const third = await asked(context);
			await asked(context, false);
			await answer(third);
			const { items } = await list();
			expect(items.map(({ id }) => id)).toEqual([second, first, third]);
			const one = await list('?per_page=1');
			const two = await list(`?per_page=1&cursor=${one.page.next}`);
			const three = await list(`?per_page=1&cursor=${two.page.next}`);
			expect([one, two, three].map((page) => page.items[0]?.id)).toEqual([second, first, third]);
			expect(three.page.next).toBeNull();
			expectError('listSellerQuestions', 'bad_request', await (await as('seller')).call('GET', `${LIST}?cursor=abc`));
		});

		it('notifies the shopper of the first answer, and corrects it without another notification', async () => {
			const id = await asked(context);
			await context.api.query("delete from notifications where kind = 'question_answered'");
			const { data } = ok(answerQuestion, await answer(id));
			expect(data).toMatchObject({ id, answer: { ...ANSWER, language: 'en' } });
			context.api.clock.advance(60_000);
			const corrected = ok(answerQuestion, await answer(id, { text: 'หดเล็กน้อยค่ะ' })).data;
			expect(corrected.answer).toEqual({
				language: 'thai',
				text: 'หดเล็กน้อยค่ะ',
				answeredAt: data.answer?.answeredAt,
			});
			const { rows } = await context.api.query(
				"select u.email, n.link from notifications n join users u on u.id = n.user_id where n.kind = 'question_answered'",
			);
			expect(rows).toEqual([{ email: DEMO_ACCOUNT.email, link: `/Products/${data.product.id}#questions` }]);
		});

		it('knows no questions of other shops', async () => {
			const others = await asked(context, false);
			for (const id of [others, randomUUID(), 'x']) {
				expectError('answerQuestion', 'question_not_found', await answer(id));
			}
			expectError('answerQuestion', 'bad_request', await answer('x'.repeat(41)));
		});
	},
});
