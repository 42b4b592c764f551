import {
	checkCoupon,
	endpointsByResource,
	getOperatedCoupon,
	listCoupons,
	listOperatedCoupons,
	saveCoupon,
} from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { describe, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/coupons';

let made = 0;
const newCode = () => {
	made += 1;
	return `MADE-${made}`;
};

function input({ api }: Pick<ContractContext, 'api'>, more: object = {}) {
	const at = (days: number) => new Date(api.clock.now() + days * DAY_MS).toISOString();
	return {
		...{
			title: { en: 'Rainy season' },
			shop: null,
			categories: [],
			benefit: 'percent',
			percent: 20,
			off: 500_000,
			minSpend: 0,
		},
		...{ startsAt: at(-1), endsAt: at(9), uses: 100, usesPerShopper: 2, isListed: true, ...more },
	};
}

/** Creates a coupon as a member of staff. @returns its code */
async function created(context: ContractContext, more: object = {}): Promise<string> {
	const code = newCode();
	const body = { isNew: true, coupon: input(context, more) };
	const response = await (await context.as('staff')).call('PUT', `${PATH}/${code}`, body);
	expect(response.status, JSON.stringify(response.json)).toBe(200);
	return code;
}

testContract({
	endpoints: endpointsByResource['operated-coupons'],
	examples: {
		listOperatedCoupons: () => ({ path: `${PATH}?state=running&search=save` }),
		getOperatedCoupon: async (context) => ({ path: `${PATH}/${await created(context)}` }),
		saveCoupon: (context) => ({ path: `${PATH}/${newCode()}`, body: { isNew: true, coupon: input(context) } }),
		endCoupon: async (context) => ({ path: `${PATH}/${await created(context)}/end` }),
	},
	more(context) {
		const { as, expectError } = context;
		const save = async (code: string, more: object, isNew = false) =>
			(await as('staff')).call('PUT', `${PATH}/${code}`, { isNew, coupon: input(context, more) });
		const read = async (code: string) =>
			ok(getOperatedCoupon, await (await as('staff')).call('GET', `${PATH}/${code}`)).data;

		it('nothing is found under a code that is none', async () => {
			const by = await as('staff');
			for (const code of ['NOTHING', 'a', 'no code']) {
				expectError('getOperatedCoupon', 'path_not_found', await by.call('GET', `${PATH}/${encodeURIComponent(code)}`));
			}
			expectError('endCoupon', 'path_not_found', await by.call('POST', `${PATH}/NOTHING/end`));
			expectError('saveCoupon', 'path_not_found', await save('NOTHING', {}));
		});

		describe('a new coupon', () => {
			it('is listed to shoppers of its edition, and used by its code', async () => {
				const code = await created(context);
				const shopper = createShopper(context.api);
				const codes = async (headers = {}) =>
					ok(listCoupons, await shopper.call('GET', '/api/coupons', undefined, headers)).data.items.map(
						(each) => each.code,
					);
				expect(await codes()).toContain(code);
				expect(await codes({ 'x-edition': 'th' })).not.toContain(code);
			});

			it('that is not listed is only used by who knows its code', async () => {
				const code = await created(context, { isListed: false });
				const shopper = await as('registered');
				const { items } = ok(listCoupons, await shopper.call('GET', '/api/coupons')).data;
				expect(items.map((each) => each.code)).not.toContain(code);
				const collected = await shopper.call('PUT', `/api/coupons/collected/${code}`);
				expect(failed(collected)).toMatchObject({ code: 'coupon_invalid', details: { reason: 'unknown' } });
				const [variant] = (
					await context.api.query(
						"select v.id from product_variants v join products p on p.id = v.product_id where p.edition = 'mm' and p.kind = 'goods' and p.state = 'on_sale' and p.min_quantity = 1 and v.stock > 5 order by v.id limit 1",
					)
				).rows;
				await shopper.call('POST', '/api/cart/lines', { variantId: String(variant.id), quantity: 1 });
				const checked = await shopper.call('POST', '/api/coupons/check', { code: code.toLowerCase() });
				expect(ok(checkCoupon, checked).data).toMatchObject({ code, title: 'Rainy season' });
			});

			it('needs a code that is free and can be one, a shop that exists, and facts that fit', async () => {
				const code = await created(context);
				const fieldsOf = async (response: Promise<Parameters<typeof failed>[0]>) => {
					const answer = await response;
					expectError('saveCoupon', 'bad_request', answer);
					return failed(answer).fields;
				};
				expect(await fieldsOf(save(code, {}, true))).toEqual({ code: 'taken' });
				expect(await fieldsOf(save('A', {}, true))).toEqual({ code: 'malformed' });
				expect(await fieldsOf(save(newCode(), { shop: 'nowhere' }, true))).toEqual({ 'coupon.shop': 'unknown' });
				for (const categories of [['999999999'], ['fashion']]) {
					expect(await fieldsOf(save(newCode(), { categories }, true))).toEqual({ 'coupon.categories': 'unknown' });
				}
				const many = Array.from({ length: 11 }, (_, index) => String(index + 1));
				expect(await fieldsOf(save(newCode(), { categories: many }, true))).toEqual({
					'coupon.categories': 'too_many',
				});
				const wrong = { title: {}, percent: null, startsAt: '2030-01-01T00:00:00.000Z' };
				expect(await fieldsOf(save(newCode(), wrong, true))).toEqual({
					...{ 'coupon.title': 'missing', 'coupon.percent': 'missing', 'coupon.endsAt': 'ends_before_start' },
				});
			});
		});

		describe('a coupon that shoppers have', () => {
			it('changes in their favour alone, and keeps the uses that orders have taken', async () => {
				const code = await created(context);
				const shopper = await as('registered');
				expect((await shopper.call('PUT', `/api/coupons/collected/${code}`)).status).toBe(200);
				expect(await read(code)).toMatchObject({ collected: 1, used: 0, state: 'running' });
				const worse = await save(code, { percent: 10, minSpend: 100_000, benefit: 'percent', usesPerShopper: 1 });
				expect(failed(worse).fields).toEqual({
					...{ 'coupon.percent': 'only_more', 'coupon.minSpend': 'only_less', 'coupon.usesPerShopper': 'only_more' },
				});
				// As if orders had used it three times.
				await context.api.query(
					`insert into coupon_uses (coupon_id, user_id, order_id, used_at)
						select c.id, o.user_id, o.id, now() from coupons c, (select * from orders where edition = 'mm' order by id limit 3) o where c.code = $1`,
					[code],
				);
				await context.api.query('update coupons set uses_left = uses_left - 3 where code = $1', [code]);
				expect(await read(code)).toMatchObject({ used: 3, uses: 100 });
				expect(failed(await save(code, { uses: 2 })).fields).toEqual({ 'coupon.uses': 'below_used' });
				const kept = { ...(await read(code)), percent: 30, uses: 3 };
				const { code: _, state: __, collected: ___, used: ____, categoryNames: _____, ...coupon } = kept;
				const better = await (await as('staff')).call('PUT', `${PATH}/${code}`, { isNew: false, coupon });
				expect(ok(saveCoupon, better).data).toMatchObject({ percent: 30, uses: 3, state: 'used_up' });
				const { rows } = await context.api.query('select uses_left from coupons where code = $1', [code]);
				expect(rows).toEqual([{ uses_left: 0 }]);
			});

			it('is for more categories, and for no fewer', async () => {
				const { rows } = await context.api.query(
					'select id::text, name from categories order by level, position, id limit 2',
				);
				const [first, second] = rows;
				const code = await created(context, { categories: [first.id] });
				await (await as('registered')).call('PUT', `/api/coupons/collected/${code}`);
				expect(failed(await save(code, { categories: [second.id] })).fields).toEqual({
					'coupon.categories': 'only_more',
				});
				const more = await save(code, { categories: [second.id, first.id, first.id] });
				expect(ok(saveCoupon, more).data).toMatchObject({ categoryNames: [first.name, second.name] });
				expect((await read(code)).categories.toSorted()).toEqual([first.id, second.id].toSorted());
				expect(ok(saveCoupon, await save(code, { categories: [] })).data.categories).toEqual([]);
				const { rows: trail } = await context.api.query(
					'select before, after from audit_entries where subject_id = $1 order by at desc, id desc limit 1',
					[code],
				);
				expect(trail[0].after.categories).toEqual([]);
				expect(trail[0].before.categories).toHaveLength(2);
			});

			it('ends at once, for those too who have collected it', async () => {
				const code = await created(context);
				const shopper = await as('registered');
				await shopper.call('PUT', `/api/coupons/collected/${code}`);
				expect((await (await as('staff')).call('POST', `${PATH}/${code}/end`)).status).toBe(200);
				expect(await read(code)).toMatchObject({ state: 'ended' });
				const refused = await shopper.call('POST', '/api/coupons/check', { code });
				expect(failed(refused)).toMatchObject({ code: 'coupon_invalid', details: { reason: 'expired' } });
			});
		});

		it('are listed page by page, in their states', async () => {
			const by = await as('staff');
			const now = context.api.clock.now();
			const planned = await created(context, {
				startsAt: new Date(now + DAY_MS).toISOString(),
				endsAt: new Date(now + 2 * DAY_MS).toISOString(),
			});
			const all: string[] = [];
			for (let cursor: string | null = ''; cursor !== null; ) {
				const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
				const page = ok(listOperatedCoupons, await by.call('GET', `${PATH}?per_page=3${query}`)).data;
				all.push(...page.items.map(({ code }) => code));
				cursor = page.page.next;
			}
			const { rows } = await context.api.query("select count(*)::int as n from coupons where edition = 'mm'");
			expect(new Set(all).size).toBe(rows[0].n);
			expect(all.length).toBe(rows[0].n);
			const codesIn = async (state: string) => {
				const { items } = ok(listOperatedCoupons, await by.call('GET', `${PATH}?state=${state}&per_page=60`)).data;
				expect(items.every((each) => each.state === state)).toBe(true);
				return items.map(({ code }) => code);
			};
			expect(await codesIn('planned')).toContain(planned);
			const inStates = await Promise.all(['planned', 'running', 'used_up', 'ended'].map(codesIn));
			expect(inStates.flat().toSorted()).toEqual(all.toSorted());
		});
	},
});
