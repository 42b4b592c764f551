import { VIEW_LIMITS } from '@zaylat/domain/roles';
import { type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { SavedView } from './contract.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const viewsOf = perWorld((world): { views: SavedView[]; made: number } => ({
	views:
		world.options.size === 'empty'
			? []
			: [
					{ id: idOf(990), list: 'accounts', name: 'Locked', query: 'state=locked' },
					{ id: idOf(991), list: 'orders', name: 'Late', query: 'concern=late' },
				],
	made: 0,
}));

const all = (world: World) => ({ items: viewsOf(world).views });

/** Mock answers of saved views. */
export const staffViewHandlers = {
	listSavedViews: ({ world }) => all(world),
	saveView: ({ world, body }) => {
		const state = viewsOf(world);
		const others = state.views.filter(({ list, name }) => list !== body.list || name !== body.name);
		if (others.filter(({ list }) => list === body.list).length >= VIEW_LIMITS.ofList) refuse('bad_request');
		state.made += 1;
		state.views = [...others, { id: idOf(991 + state.made), ...body }].toSorted((a, b) => (a.name < b.name ? -1 : 1));
		return all(world);
	},
	removeSavedView: ({ world, params }) => {
		const state = viewsOf(world);
		state.views = state.views.filter(({ id }) => id !== params.id);
		return all(world);
	},
} satisfies Partial<MockHandlers>;
