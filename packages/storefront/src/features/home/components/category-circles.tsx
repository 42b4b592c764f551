import { breakable } from '@zaylat/domain/scripts';
import { LayoutGrid } from 'lucide-react';
import type { ShellCategory } from '../../../core/page/shell-payload.ts';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link CategoryCircles}. */
export interface CategoryCirclesProps {
	readonly categories: readonly ShellCategory[];
}

const CIRCLE = 'size-14 overflow-hidden rounded-card';
// From tablets on one row of ten, two lines high: tiles stay in place while the rest of the page arrives.
const NAME = 'line-clamp-3 max-w-full text-center text-xs leading-body tablet:min-h-[2lh] desk:text-sm';
const ITEM = 'group flex w-full flex-col items-center gap-1.5 rounded-card py-1 hover:text-accent-text tablet:py-0';

/** The first-level categories as tiles of 56 px, and the way to all of them. */
export function CategoryCircles({ categories }: CategoryCirclesProps) {
	const { t } = useTranslation(['home', 'catalog']);
	return (
		<nav aria-label={t('categories')}>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,17%),1fr))] gap-y-2 tablet:grid-cols-10">
				{categories.slice(0, 9).map((category) => (
					<li key={category.slug} className="flex min-w-0">
						<ShopLink to={categoryPathOf([category.slug])} className={ITEM}>
							<ShopPicture picture={category.picture} alt="" sizes="56px" isEager priority="low" className={CIRCLE} />
							<span className={NAME}>{breakable(category.name)}</span>
						</ShopLink>
					</li>
				))}
				<li className="flex min-w-0">
					<ShopLink to="/Categories" aria-label={t('catalog:category.all')} className={ITEM}>
						<span className={`${CIRCLE} grid place-items-center bg-surface-sunken text-text-muted`}>
							<LayoutGrid aria-hidden size={24} />
						</span>
						<span className={NAME}>{breakable(t('allCategories'))}</span>
					</ShopLink>
				</li>
			</ul>
		</nav>
	);
}
