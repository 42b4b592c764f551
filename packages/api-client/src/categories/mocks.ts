import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { categoryPaths } from '../mocks/goods.ts';

/** Mock answers of the category calls. */
export const categoryHandlers = {
	listCategoriesWithProducts: ({ catalogue }) => ({ data: { data: [...catalogue.categories] } }),
	listCategories: ({ catalogue, query }) => ({
		items: [...(query.kind === 'goods' ? catalogue.categories : catalogue.digitalCategories)],
	}),
	getCategory: ({ catalogue, params }) => {
		const found = categoryPaths(catalogue).find(({ path }) => path.at(-1)?.slug === params.slug.toLowerCase());
		const own = found?.path.at(-1);
		if (!found || !own) refuse('category_not_found');
		const { picture } = found.first;
		return {
			...own,
			kind: catalogue.digitalCategories.includes(found.first) ? 'digital' : 'goods',
			level: found.path.length,
			picture,
			path: found.path.map(({ route, slug, name }) => ({ route, slug, name })),
			children: found.children.map((child) => ({ ...child, picture })),
		};
	},
} satisfies Partial<MockHandlers>;
