import {
	type CategoryDetail,
	getCategory,
	listCategories,
	listCategoriesWithProducts,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { categoriesWithProducts, categoryPath, categoryPicture, categoryTree } from './queries.ts';

/** Serves the categories that contain products in an edition, three levels deep. */
export function mountCategories(router: Router): void {
	const { db } = router.services;
	mount(router, listCategoriesWithProducts, async ({ edition, language }) => ({
		data: { data: { data: await categoryTree(db, { edition, kind: 'goods' }, language) } },
	}));
	mount(router, listCategories, async ({ edition, language, query }) => ({
		data: { items: await categoryTree(db, { edition, kind: query.kind }, language) },
	}));
	mount(router, getCategory, async ({ edition, language, params }) => {
		const { own, path } = await categoryPath(db, params.slug);
		const kind: CategoryDetail['kind'] = own.kind === 'digital' ? 'digital' : 'goods';
		const held = await categoriesWithProducts(db, { edition, kind });
		return {
			data: {
				id: String(own.id),
				route: own.route,
				slug: own.slug,
				name: own.name,
				kind,
				level: own.level,
				productCount: held.find(({ category }) => category.id === own.id)?.productCount ?? 0,
				picture: categoryPicture(own, language),
				path: path.map(({ route, slug, name }) => ({ route, slug, name })),
				children: held
					.filter(({ category }) => category.parentId === own.id)
					.map(({ category, productCount }) => ({
						id: String(category.id),
						route: category.route,
						slug: category.slug,
						name: category.name,
						productCount,
						picture: categoryPicture(category, language),
					})),
			},
		};
	});
}
