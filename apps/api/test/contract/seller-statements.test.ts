import {
	endpointsByResource,
	getSellerStatement,
	listSellerStatements,
	listUnstatedEarnings,
} from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

/** Number of a statement of the demo seller's shop. */
async function stated({ api }: ContractContext): Promise<string> {
	// The holding period of what the demo data sold is over.
	await api.query("update parcels set completed_at = completed_at - interval '60 days' where completed_at is not null");
	await api.runTask('close-statements');
	const { rows } = await api.query(
		`select t.number from statements t join shops s on s.id = t.shop_id where s.slug = 'inle-weavers' order by position limit 1`,
	);
	return rows[0].number;
}

testContract({
	endpoints: endpointsByResource['seller-statements'],
	examples: {
		listSellerStatements: async (context) => {
			await stated(context);
			return { path: '/api/seller/statements?per_page=1' };
		},
		listUnstatedEarnings: () => ({ path: '/api/seller/earnings' }),
		getSellerStatement: async (context) => ({ path: `/api/seller/statements/${await stated(context)}` }),
	},
	more(context) {
		const { as, expectError } = context;
		it('add up, on lists, alone and as files', async () => {
			const number = await stated(context);
			const seller = await as('seller');
			const { items } = ok(listSellerStatements, await seller.call('GET', '/api/seller/statements')).data;
			const path = `/api/seller/statements/${number}`;
			const { lines, ...statement } = ok(getSellerStatement, await seller.call('GET', path)).data;
			expect(items).toContainEqual(statement);
			expect(lines.length).toBeGreaterThan(0);
			const sum = lines.reduce((total, { amount }) => total + amount.amount, statement.carried.amount);
			expect(statement.total.amount).toBe(sum);
			expect(statement.payout.amount + statement.carriedOn.amount).toBe(sum);
			const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
			const file = (name: string) =>
				context.api.app.request(`${path}/${name}`, { headers: { cookie, 'x-edition': 'mm' } });
			const csv = await (await file('statement.csv')).text();
			const rows = csv
				.trim()
				.split('\r\n')
				.slice(1)
				.map((line) => line.split(','));
			expect(rows.map(([, code]) => code).slice(0, -1)).toEqual(lines.map(({ orderCode }) => orderCode));
			expect(Math.round(rows.reduce((total, row) => total + Number(row[5]) * 100, 0))).toBe(sum);
			const pdf = await file('statement.pdf?lang=mm');
			expect(pdf.headers.get('content-type')).toBe('application/pdf');
			expect(
				Buffer.from(await pdf.arrayBuffer())
					.subarray(0, 5)
					.toString(),
			).toBe('%PDF-');
			expect((await context.api.app.request(`${path}/statement.csv`)).status).toBe(401);
		});
		it('leave what is on hold, until when it is', async () => {
			await stated(context);
			const seller = await as('seller');
			const held = async () => ok(listUnstatedEarnings, await seller.call('GET', '/api/seller/earnings')).data;
			const before = await held();
			// What the demo data sold last is delivered, and can be returned for a while.
			const sum = before.items.reduce((total, { amount }) => total + amount.amount, 0);
			expect(before.total.amount).toBe(sum);
			const { rows } = await context.api.query(
				`select o.code from orders o join parcels p on p.order_id = o.id join shops s on s.id = p.shop_id
					where s.slug = 'inle-weavers' and o.paid_at is not null and p.completed_at is null
						and p.status not like '%cancelled%' order by o.code`,
			);
			for (const { orderCode, releasedAt } of before.items) {
				expect(releasedAt === null).toBe(rows.some(({ code }) => code === orderCode));
			}
			const released = before.items.filter(
				({ releasedAt }) => releasedAt !== null && Date.parse(releasedAt) <= context.api.clock.now(),
			);
			expect(before.released.amount).toBe(released.reduce((total, { amount }) => total + amount.amount, 0));
		});
		it('are those of the own shops alone', async () => {
			await stated(context);
			const { rows } = await context.api.query(
				`select t.number from statements t join shops s on s.id = t.shop_id
					where s.edition = 'mm' and s.slug <> 'inle-weavers' limit 1`,
			);
			const seller = await as('seller');
			const other = await seller.call('GET', `/api/seller/statements/${rows[0]?.number ?? 'STM-0-0'}`);
			expectError('getSellerStatement', 'statement_not_found', other);
			expectError('listSellerStatements', 'bad_request', await seller.call('GET', '/api/seller/statements?cursor=x'));
		});
	},
});
