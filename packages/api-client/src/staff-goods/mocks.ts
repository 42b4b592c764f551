import { orderedReasons, reviewProblem } from '@zaylat/domain/goods';
import { DAY_MS, HOUR_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { Product } from '../products/contract.ts';
import type { ReviewedGoods, ReviewedGoodsDetails } from './contract.ts';

/** Products of the catalogue that wait for review in the mock. */
const WAITING = 6;

/** Ids of products that were decided about in a world. */
const decidedIn = perWorld(() => new Set<string>());

/** Mock answers of what staff do with goods that wait for review. */
export const staffGoodsHandlers = {
	listReviewedGoods: (call) => {
		const wanted = call.query.search?.toLowerCase();
		const found = waiting(call).filter(
			({ name, shop }) => wanted === undefined || [name, shop.name].some((text) => text.toLowerCase().includes(wanted)),
		);
		return pageOf(
			found.map((product, at) => summaryOf(call, product, at)),
			call.query,
		);
	},
	getReviewedGoods: (call): ReviewedGoodsDetails => {
		const all = waiting(call);
		const product = foundIn(call);
		const summary = summaryOf(call, product, all.indexOf(product));
		return {
			...{ ...summary, product, problems: [] },
			refusal: summary.isAgain
				? { reasons: ['bad_pictures'], note: 'The label cannot be read.', at: timeOf(call.world, -3 * DAY_MS) }
				: null,
		};
	},
	publishReviewedGoods: (call) => {
		const { id, name } = foundIn(call);
		decidedIn(call.world).add(id);
		const subject = { kind: 'product', id, name };
		const facts = { before: { status: 'in_review' }, after: { status: 'on_sale' } };
		noteMockChange(call.world, { action: 'goods_published', subject, reason: null, ...facts });
		return { id };
	},
	refuseReviewedGoods: (call) => {
		const { id, name } = foundIn(call);
		const { reasons, note } = call.body;
		const problem = reviewProblem(reasons, note);
		if (problem) refuse('product_move_refused', { reason: problem });
		decidedIn(call.world).add(id);
		const subject = { kind: 'product', id, name };
		const facts = { before: { status: 'in_review' }, after: { status: 'draft', reasons: orderedReasons(reasons) } };
		noteMockChange(call.world, { action: 'goods_refused', subject, reason: note || null, ...facts });
		return { id };
	},
} satisfies Partial<MockHandlers>;

const waiting = ({ catalogue, world }: MockContext): Product[] =>
	catalogue.products.slice(0, WAITING).filter(({ id }) => !decidedIn(world).has(id));

const foundIn = (call: MockContext & { readonly params: { readonly id: string } }): Product =>
	waiting(call).find(({ id }) => id === call.params.id) ?? refuse('product_not_found');

function summaryOf({ catalogue, world }: MockContext, product: Product, at: number): ReviewedGoods {
	const { id, name, picture, price, shop } = product;
	return {
		...{ id, name, picture, price, edition: catalogue.config.edition, shop: { slug: shop.slug, name: shop.name } },
		...{ submittedAt: timeOf(world, (at - WAITING) * 5 * HOUR_MS), isAgain: at === 1 },
	};
}
