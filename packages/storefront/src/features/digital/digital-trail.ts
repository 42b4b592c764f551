import type { CategoryDetail } from '@zaylat/api-client/contract';
import type { Brand } from '@zaylat/domain/brand';
import type { Language } from '@zaylat/domain/languages';
import { digitalCategoryPath } from '../../core/paths/digital-path.ts';

/** The way through the categories of digital goods, first level first, as names and paths. */
export function trailOf(
	path: readonly Pick<CategoryDetail['path'][number], 'slug' | 'name'>[],
	brand: Brand,
	language: Language,
): readonly { readonly name: string; readonly to: string }[] {
	return path.map(({ name }, place) => ({
		name: name[language],
		to: digitalCategoryPath(
			brand,
			path.slice(0, place + 1).map(({ slug }) => slug),
		),
	}));
}
