import { askQuestion, endpointsByResource, LIMITS, listOwnQuestions, listQuestions } from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { QUESTION } from '@zaylat/domain/questions';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/products/1001/questions';
const ASKED = { text: 'Does it shrink in the wash?' };

/** Removes what earlier examples asked. */
async function fresh({ api }: ContractContext): Promise<void> {
	await api.query('delete from product_questions where user_id is not null');
	await api.query('delete from rate_limits');
}

testContract({
	endpoints: endpointsByResource.questions,
	examples: {
		listQuestions: () => ({ path: PATH }),
		listOwnQuestions: () => ({ path: `${PATH}/own` }),
		askQuestion: async (context) => {
			await fresh(context);
			return { path: PATH, body: ASKED };
		},
	},
	more(context) {
		const { as, expectError } = context;
		const own = async () => ok(listOwnQuestions, await (await as('registered')).call('GET', `${PATH}/own`)).data.items;

		it.each([
			['listQuestions', 'GET', '', undefined],
			['listOwnQuestions', 'GET', '/own', undefined],
			['askQuestion', 'POST', '', ASKED],
		] as const)('%s knows no such product', async (name, method, end, body) => {
			const shopper = await as('registered');
			for (const id of ['999999', 'abc']) {
				expectError(name, 'product_not_found', await shopper.call(method, `/api/products/${id}/questions${end}`, body));
			}
			const tooLong = `/api/products/${'1'.repeat(41)}/questions${end}`;
			expectError(name, 'bad_request', await shopper.call(method, tooLong, body));
		});

		it('shows a question to others once it has an answer, newest answer first, page by page', async () => {
			await fresh(context);
			const shopper = await as('registered');
			const asked = ok(askQuestion, await shopper.call('POST', PATH, { text: '  ซักแล้วหดไหมคะ  ' })).data;
			expect(asked).toMatchObject({ text: 'ซักแล้วหดไหมคะ', language: 'thai', askerName: 'D*** K***', answer: null });
			expect(await own()).toEqual([asked]);
			const visitor = await as('anyone');
			const ids = async (query: string) => {
				const { data } = ok(listQuestions, await visitor.call('GET', `${PATH}?${query}`));
				return { ...data, ids: data.items.map(({ id }) => id) };
			};
			const before = await ids('per_page=60');
			expect(before.ids).not.toContain(asked.id);
			await context.api.query(
				"update product_questions set answer_text = 'No', answer_language = 'en', answered_at = $2 where id = $1",
				[asked.id, new Date(context.api.clock.now())],
			);
			const all = await ids('per_page=60');
			expect(all.ids).toEqual([asked.id, ...before.ids]);
			expect(all.total).toBe(before.total + 1);
			const first = await ids('per_page=1');
			expect(first.ids).toEqual([asked.id]);
			if (before.ids.length > 0) {
				const second = await ids(`per_page=1&cursor=${first.page.next}`);
				expect(second.ids).toEqual(before.ids.slice(0, 1));
			}
			expect(await own()).toMatchObject([{ id: asked.id, answer: { text: 'No' } }]);
		});

		it('notifies the seller of the shop', async () => {
			await fresh(context);
			await context.api.query("delete from notifications where kind = 'question_asked'");
			const { rows } = await context.api.query(
				`select p.id from products p join shops s on s.id = p.shop_id
				where s.slug = $1 and p.edition = 'mm' order by p.id limit 1`,
				[DEMO_SELLER.shops[0]],
			);
			const shopper = await as('registered');
			ok(askQuestion, await shopper.call('POST', `/api/products/${rows[0].id}/questions`, ASKED));
			const news = await context.api.query(
				"select u.email, n.link from notifications n join users u on u.id = n.user_id where n.kind = 'question_asked'",
			);
			expect(news.rows).toEqual([{ email: DEMO_SELLER.email, link: '/Selling?view=questions' }]);
			const seller = createShopper(context.api, 'mm');
			await seller.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
			const refused = await seller.call('POST', `/api/products/${rows[0].id}/questions`, ASKED);
			expectError('askQuestion', 'question_refused', refused);
			expect(failed(refused).details).toMatchObject({ reason: 'own_shop' });
		});

		it('takes no more than three questions about a product that wait, and ten an hour', async () => {
			await fresh(context);
			const shopper = await as('registered');
			const ask = (id: number) => shopper.call('POST', `/api/products/${id}/questions`, ASKED);
			const answers = await Promise.all(Array.from({ length: QUESTION.maxOpen + 1 }, () => ask(1001)));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(QUESTION.maxOpen);
			const refused = answers.find(({ status }) => status !== 200);
			expect(refused && failed(refused)).toMatchObject({
				code: 'question_refused',
				details: { reason: 'too_many_open', most: 3 },
			});
			for (let asked = answers.length; asked < LIMITS.question.calls; asked++) await ask(1001);
			expectError('askQuestion', 'too_many_requests', await ask(1002));
		});

		it('refuses what is too short or too long without the spaces around it', async () => {
			await fresh(context);
			const shopper = await as('registered');
			for (const text of ['  Why   ', 'x'.repeat(501)]) {
				expectError('askQuestion', 'bad_request', await shopper.call('POST', PATH, { text }));
			}
			expect(await own()).toEqual([]);
		});

		it('refuses cursors of another list', async () => {
			const visitor = await as('anyone');
			expectError('listQuestions', 'bad_request', await visitor.call('GET', `${PATH}?cursor=abc`));
		});
	},
});
