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

const MOST_CATEGORIES = 9;
const CIRCLE = 'size-14 overflow-hidden rounded-card';
// On wide windows each name has the height of the longest one, laid below it unseen: what is below the row stays in
// place while longer names arrive.
const NAME =
	'grid max-w-full text-center text-xs leading-body *:[grid-area:1/1] *:line-clamp-3 tablet:after:invisible tablet:after:line-clamp-3 tablet:after:content-[attr(data-longest)] after:[grid-area:1/1] desk:text-sm';
const ITEM = 'group flex w-full flex-col items-center gap-1.5 rounded-card py-1 hover:text-accent-text tablet:py-0';

/** The first-level categories as tiles of 56 px, and the way to all of them. */
export function CategoryCircles({ categories }: CategoryCirclesProps) {
	const { t } = useTranslation(['home', 'catalog']);
	const shown = categories.slice(0, MOST_CATEGORIES);
	// Its part of the row, which does not depend on how many tiles of a served page have arrived.
	const part = { flexBasis: `${100 / (shown.length + 1)}%` };
	const all = t('allCategories');
	const names = [...shown.map(({ name }) => name), all].map(breakable);
	const longest = names.toSorted((one, other) => other.length - one.length)[0];
	const words = (name: string) => (
		<span className={NAME} data-longest={longest}>
			<span>{breakable(name)}</span>
		</span>
	);
	return (
		<nav aria-label={t('categories')}>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,17%),1fr))] gap-y-2 tablet:flex">
				{shown.map((category) => (
					<li key={category.slug} style={part} className="flex min-w-0">
						<ShopLink to={categoryPathOf([category.slug])} className={ITEM}>
							<ShopPicture picture={category.picture} alt="" sizes="56px" isEager priority="low" className={CIRCLE} />
							{words(category.name)}
						</ShopLink>
					</li>
				))}
				<li style={part} className="flex min-w-0">
					<ShopLink to="/Categories" aria-label={t('catalog:category.all')} className={ITEM}>
						<span className={`${CIRCLE} grid place-items-center bg-surface-sunken text-text-muted`}>
							<LayoutGrid aria-hidden size={24} />
						</span>
						{words(all)}
					</ShopLink>
				</li>
			</ul>
		</nav>
	);
}
