import {
	type FlashSaleDraft,
	flashSaleEntryProblems,
	flashSaleProblems,
	flashSaleState,
} from '@zaylat/domain/flash-sale';
import { DAY_MS, HOUR_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, replaced, timeOf } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { FlashSaleGoodsView, FlashSaleInput, OperatedFlashSale } from './contract.ts';

const MOST_FOUND = 10;

interface Stored extends FlashSaleInput {
	readonly id: string;
	readonly roundMinutes: number | null;
	/** Pieces sold, by product. */
	readonly sold: Readonly<Record<string, number>>;
}

/** The flash sales of a world: one that runs, one that is planned, and one that has ended. */
const salesIn = perWorld((world: World, { products, config }: Catalogue): { list: Stored[] } => {
	if (config.size === 'empty') return { list: [] };
	const entries = (from: number, pieces: number | null) =>
		products.slice(from, from + 3).map(({ id, price }) => ({
			...{ product: id, pieces },
			price: Math.floor((price.amount * 4) / 5),
		}));
	const sale = (id: string, name: string, starts: number, ends: number) => ({
		...{ id, name, startsAt: timeOf(world, starts), endsAt: timeOf(world, ends), roundMinutes: null, sold: {} },
	});
	const running = { ...sale('december', 'December days', -2 * HOUR_MS, 6 * HOUR_MS), entries: entries(0, 50) };
	return {
		list: [
			{ ...sale('new-year', 'New Year', 20 * DAY_MS, 21 * DAY_MS), entries: entries(3, null) },
			{ ...running, sold: { [running.entries[0]?.product ?? '']: 12 } },
			{ ...sale('november', 'Eleven eleven', -30 * DAY_MS, -29 * DAY_MS), entries: entries(0, null) },
		],
	};
});

const stateIn = ({ world, catalogue }: MockContext) => salesIn(world, catalogue);

const find = (call: MockContext, id: string) =>
	stateIn(call).list.find((each) => each.id === id) ?? refuse('path_not_found');

const draftOf = ({ name, startsAt, endsAt, entries }: FlashSaleInput): FlashSaleDraft => ({
	...{ name, entries },
	...{ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
});

const goodsOf = (product: Product): FlashSaleGoodsView => ({
	product: product.id,
	name: product.name,
	normalPrice: product.price.amount,
	isReduced: product.previousPrice !== null,
	summary: summaryOf(product),
});

const GONE = { name: '', normalPrice: 0, isReduced: false, summary: null };

function viewOf({ sold, ...sale }: Stored, { world, catalogue }: MockContext): OperatedFlashSale {
	const entries = sale.entries.map((entry) => {
		const known = catalogue.all.find(({ id }) => id === entry.product);
		return { ...(known ? goodsOf(known) : GONE), ...entry, sold: sold[entry.product] ?? 0 };
	});
	return {
		...{ ...sale, entries, products: entries.length, sold: entries.reduce((sum, entry) => sum + entry.sold, 0) },
		state: flashSaleState(draftOf(sale), world.now()),
	};
}

function note({ world }: MockContext, action: `flash_sale_${'saved' | 'ended' | 'removed'}`, { id, name }: Stored) {
	noteMockChange(world, { action, subject: { id, name }, reason: null, before: {}, after: {} });
}

/** Mock answers of the flash sales that staff write. */
export const operatedFlashSaleHandlers = {
	listOperatedFlashSales: (call) => {
		const { state, search = '' } = call.query;
		const found = stateIn(call)
			.list.map((sale) => viewOf(sale, call))
			.filter((sale) => state === undefined || sale.state === state)
			.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
			.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))
			.map(({ entries: _, ...sale }) => sale);
		return pageOf(found, call.query);
	},
	getOperatedFlashSale: (call) => viewOf(find(call, call.params.id), call),
	saveFlashSale: (call) => {
		const { params, body, world, catalogue } = call;
		const state = stateIn(call);
		const known = state.list.find(({ id }) => id === params.id);
		if (known && flashSaleState(draftOf(known), world.now()) === 'ended') refuse('bad_request');
		const others = state.list
			.filter((sale) => sale !== known && Date.parse(sale.endsAt) > world.now())
			.flatMap((sale) => sale.entries.map(({ product }) => ({ ...draftOf(sale), product })));
		const goods = new Map(catalogue.all.map((each) => [each.id, { ...goodsOf(each), isOnSale: true }]));
		const draft = draftOf(body);
		const problems = [...flashSaleProblems(draft, world.now()), ...flashSaleEntryProblems(draft, { goods, others })];
		if (problems.length > 0) refuse('bad_request');
		const next: Stored = { roundMinutes: null, sold: {}, ...known, ...body, id: params.id };
		state.list = known ? replaced(state.list, known, next) : [next, ...state.list];
		note(call, 'flash_sale_saved', next);
		return viewOf(next, call);
	},
	endFlashSale: (call) => {
		const state = stateIn(call);
		const found = find(call, call.params.id);
		if (flashSaleState(draftOf(found), call.world.now()) !== 'running') refuse('bad_request');
		const next = { ...found, endsAt: timeOf(call.world) };
		state.list = replaced(state.list, found, next);
		note(call, 'flash_sale_ended', next);
		return viewOf(next, call);
	},
	removeFlashSale: (call) => {
		const state = stateIn(call);
		const found = find(call, call.params.id);
		if (flashSaleState(draftOf(found), call.world.now()) !== 'planned') refuse('bad_request');
		state.list = replaced(state.list, found);
		note(call, 'flash_sale_removed', found);
		return {};
	},
	findFlashSaleGoods: ({ catalogue, query }) => {
		const search = query.search.toLowerCase();
		const found = catalogue.all.filter(({ name }) => name.toLowerCase().includes(search));
		return { items: found.slice(0, MOST_FOUND).map(goodsOf) };
	},
} satisfies Partial<MockHandlers>;
