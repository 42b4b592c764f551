import { LayoutGrid } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalCategoryPath, digitalHomePath } from '../../../core/paths/digital-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { areaQueries } from '../queries.ts';

/** Props of {@link AreaNav}. */
export interface AreaNavProps {
	/** Slug of the first-level category that the page is of. */
	readonly current?: string | undefined;
}

const ITEM =
	'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-[current]:border-accent-text aria-[current]:font-semibold aria-[current]:text-accent-text';

/**
 * The first-level categories of digital goods; on phones, where the app shell has no navigation row, the link to the area's
 * home page too. Desktops do without: the navigation row links to the area's home page, which has them, and lists have them
 * among their filters.
 */
export function AreaNav({ current }: AreaNavProps) {
	const { t } = useTranslation('digital');
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const { data } = useScreenQuery(areaQueries.categories);
	return (
		<nav
			aria-label={t('nav.label')}
			className="-mx-gutter relative overflow-x-auto [scrollbar-width:none] tablet:-mx-1 desk:hidden"
		>
			<ul className="flex w-max gap-2 px-gutter py-1 tablet:px-1">
				<li className="tablet:hidden">
					<ShopLink to={digitalHomePath(brand)} className={ITEM}>
						<LayoutGrid aria-hidden size={16} />
						{t('nav.home')}
					</ShopLink>
				</li>
				{data?.data.items.map(({ id, slug, name }) => (
					<li key={id}>
						<ShopLink
							to={digitalCategoryPath(brand, [slug])}
							aria-current={slug === current ? 'true' : undefined}
							className={ITEM}
						>
							{name[language]}
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
