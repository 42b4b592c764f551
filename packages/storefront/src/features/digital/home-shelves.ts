import { productListing } from '@zaylat/api-client';
import type { Brand } from '@zaylat/domain/brand';
import { digitalHomePath, digitalListPath } from '../../core/paths/digital-path.ts';

/** How many products a row holds at the widest screen. */
export const SHOWN = 6;

/** Slug of the category that gift cards and tickets are in. */
const GIFTS = 'gift-cards';

type Filter = NonNullable<Parameters<typeof productListing>[0]>;

const request = (filter: Filter) => productListing({ kind: 'digital', perPage: SHOWN, ...filter });

/** The most wanted digital goods, two rows of them. */
export const POPULAR = request({ perPage: 2 * SHOWN });

/** A row of the home page: its title's key, what it shows, and where the whole of it is. */
export interface ShelfPlan {
	readonly key: 'subscription' | 'one_time' | 'gifts' | 'download' | 'life_time' | 'newest';
	readonly request: ReturnType<typeof request>;
	readonly pathOf: (brand: Brand) => string;
}

/** The shelves below the popular goods, in their order. */
export const SHELVES: readonly ShelfPlan[] = [
	...(['subscription', 'one_time'] as const).map(ofForm),
	{
		key: 'gifts',
		request: request({ category: GIFTS }),
		pathOf: (brand) => `${digitalHomePath(brand)}/LevelTwoCategory/${GIFTS}`,
	},
	...(['download', 'life_time'] as const).map(ofForm),
	{
		key: 'newest',
		request: request({ sort: 'newest' }),
		pathOf: (brand) => `${digitalListPath(brand)}?sort=newest`,
	},
];

function ofForm(form: 'subscription' | 'one_time' | 'download' | 'life_time'): ShelfPlan {
	return { key: form, request: request({ form }), pathOf: (brand) => digitalListPath(brand, form) };
}
