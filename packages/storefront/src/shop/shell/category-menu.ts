import type { Category } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import type { NavMenuEntry } from '@zaylat/ui/nav-menu';
import type { AppContext } from '../../core/context/app-context.ts';
import { CATEGORY_TREE } from '../../core/page/category-tree.ts';
import { categoryPath, type ShellCategory } from '../../core/page/shell-payload.ts';
import { categoryPathOf } from '../../core/paths/category-path.ts';

/** The first level as the page knows it: links. */
export function firstEntries(categories: readonly ShellCategory[]): NavMenuEntry[] {
	return categories.map((category) => ({ href: categoryPath(category), label: category.name }));
}

/** All three levels, in a language. */
export function allEntries(categories: readonly Category[], language: Language): NavMenuEntry[] {
	return categories.map((first) => ({
		href: categoryPath(first),
		label: first.name[language],
		children: first.children.map((second) => ({
			href: categoryPathOf([first.slug, second.slug]),
			label: second.name[language],
			children: second.children.map((third) => ({
				href: categoryPathOf([first.slug, second.slug, third.slug]),
				label: third.name[language],
			})),
		})),
	}));
}

/** The tree of categories, asked for once per shop; a failure is asked for again. */
const trees = new WeakMap<AppContext, Promise<readonly Category[] | undefined>>();

/**
 * Fetches the three levels for the menu: too many bytes for every page, and wanted by few.
 * @returns undefined when they did not arrive; the menu then has the first level only
 */
export function categoryTree(app: AppContext): Promise<readonly Category[] | undefined> {
	const known = trees.get(app);
	if (known) return known;
	const tree = app
		.client()
		.attempt(CATEGORY_TREE)
		.then((attempt) => {
			if (attempt.ok) return attempt.value.data.data.data;
			trees.delete(app);
			app.log(CATEGORY_TREE, attempt.error);
			return undefined;
		});
	trees.set(app, tree);
	return tree;
}
