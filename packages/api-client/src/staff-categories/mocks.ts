import { categoryRefusal, withPlace } from '@zaylat/domain/goods';
import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import { sentPicture } from '../uploads/mocks.ts';
import type { StaffCategory } from './contract.ts';

/** The categories of a world, parents before their children. */
const categoriesIn = perWorld((_, catalogue: MockContext['catalogue']): { all: StaffCategory[] } => {
	const counts = (count: number) => ({ mm: count, th: Math.floor(count / 2) });
	const { categories, config } = catalogue;
	const common = (parent: string | null, level: number) => ({ ...{ parent, level, kind: 'goods' as const } });
	const all = categories.flatMap((first): StaffCategory[] => {
		const picture = { ...first.picture, alt: first.name[config.language] };
		const row = ({ id, slug, name, productCount }: (typeof first.children)[number] | typeof first) => ({
			...{ id, slug, name, picture, hiddenIn: [], products: counts(productCount) },
		});
		return [
			{ ...row(first), ...common(null, 1) },
			...first.children.flatMap((child): StaffCategory[] => [
				{ ...row(child), ...common(first.id, 2) },
				...child.children.map(
					({ id, slug, name, productCount }): StaffCategory => ({
						...{ id, slug, name, picture, hiddenIn: [], products: counts(productCount) },
						...common(child.id, 3),
					}),
				),
			]),
		];
	});
	return { all: all.map((each, at) => (at === 1 ? { ...each, hiddenIn: ['th'] } : each)) };
});

/** Mock answers of what staff do with categories. */
export const staffCategoryHandlers = {
	listStaffCategories: (call) => ({ items: listed(call) }),
	createCategory: (call) => {
		const { parent, kind, name } = call.body;
		const state = stateOf(call);
		const above = parent === null ? null : foundIn(call, parent);
		const level = (above?.level ?? 0) + 1;
		if (level > 3) refuse('category_change_refused', { reason: 'wrong_level' });
		const [like = refuse('category_not_found')] = state.all;
		const id = String(9_000 + state.all.length);
		const created: StaffCategory = {
			...{ id, parent, level, kind: above?.kind ?? kind, slug: `category-${id}`, name, hiddenIn: [] },
			...{ picture: { ...like.picture, alt: name.en }, products: { mm: 0, th: 0 } },
		};
		state.all = [...state.all, created];
		note(call, 'category_created', created, { before: {}, after: { title: name.en } });
		return { items: listed(call) };
	},
	changeCategory: (call) => {
		const before = foundIn(call, call.params.id);
		const { parent } = call.body;
		const above = parent === null ? null : stateOf(call).all.find(({ id }) => id === parent);
		const placed = above && { ...above, id: Number(above.id), parentId: null };
		const reason = categoryRefusal(before, placed);
		if (reason) refuse('category_change_refused', { reason });
		change(call, { ...before, ...call.body });
		const facts = { before: { title: before.name.en }, after: { title: call.body.name.en } };
		note(call, 'category_changed', before, facts);
		return { items: listed(call) };
	},
	placeCategory: (call) => {
		const own = foundIn(call, call.params.id);
		const state = stateOf(call);
		const siblings = state.all.filter(({ parent }) => parent === own.parent);
		const before = siblings.indexOf(own);
		const order = withPlace([...siblings.keys()], before, call.body.place);
		const ordered = order.flatMap((at) => siblings.slice(at, at + 1));
		state.all = [...state.all.filter(({ parent }) => parent !== own.parent), ...ordered];
		const facts = { before: { place: before }, after: { place: call.body.place } };
		note(call, 'category_changed', own, facts);
		return { items: listed(call) };
	},
	changeCategoryPicture: (call) => {
		const own = foundIn(call, call.params.id);
		const { path, widths, tint } = sentPicture('cup');
		change(call, { ...own, picture: { path, widths, tint, alt: own.name.en } });
		note(call, 'category_changed', own, { before: {}, after: { picture: path } });
		return { items: listed(call) };
	},
} satisfies Partial<MockHandlers>;

/** All categories of a world, as staff see them. */
export const mockCategories = (call: MockContext): readonly StaffCategory[] => stateOf(call).all;

const stateOf = ({ world, catalogue }: MockContext) => categoriesIn(world, catalogue);

const foundIn = (call: MockContext, id: string): StaffCategory =>
	stateOf(call).all.find((each) => each.id === id) ?? refuse('category_not_found');

function change(call: MockContext, next: StaffCategory): void {
	const state = stateOf(call);
	state.all = state.all.map((each) => (each.id === next.id ? next : each));
}

/** Parents before their children, siblings in their order. */
function listed(call: MockContext): StaffCategory[] {
	const { all } = stateOf(call);
	const below = (parent: string | null): StaffCategory[] =>
		all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.id)]);
	return below(null);
}

function note(
	{ world }: MockContext,
	action: 'category_created' | 'category_changed',
	{ id, name }: StaffCategory,
	facts: Pick<Parameters<typeof noteMockChange>[1], 'before' | 'after'>,
): void {
	noteMockChange(world, { action, subject: { kind: 'category', id, name: name.en }, reason: null, ...facts });
}
