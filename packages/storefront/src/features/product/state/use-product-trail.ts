import type { Product } from '@zaylat/api-client/contract';
import { usePreferences } from '../../../core/context/app-context.ts';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import type { TrailStep } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The way from the home page through the categories to a product. */
export function useProductTrail({ categoryPath }: Pick<Product, 'categoryPath'>): readonly TrailStep[] {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	return [
		{ name: t('category.home'), to: '/' },
		...categoryPath.map(({ name }, place) => ({
			name: name[language],
			to: categoryPathOf(categoryPath.slice(0, place + 1).map(({ slug }) => slug)),
		})),
	];
}
