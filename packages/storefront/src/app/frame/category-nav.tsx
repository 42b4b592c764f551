import { LayoutGrid } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { categoryPath } from '../frame-data.ts';
import type { PartProps } from '../later.tsx';
import { isBuilt } from '../route-lookup.ts';
import { useFrameFacts, useShop } from '../shop.ts';
import { ShopLink } from '../shop-link.tsx';

const ITEM =
	'inline-flex min-h-target items-center gap-2 whitespace-nowrap rounded-control text-text no-underline underline-offset-[0.4em] decoration-2 hover:text-accent-text aria-[current=page]:text-accent-text aria-[current=page]:underline';

/** The row of categories below the header of tablets and desktops. */
export function CategoryNav({ routeId }: PartProps) {
	const { t } = useTranslation();
	const { categories } = useFrameFacts();
	const { brand } = useShop();
	const { pathname } = useLocation();
	const areas = [
		{ to: '/wholesale', text: t('nav.wholesale') },
		{ to: `/digital${brand.slug}`, text: t('nav.digital') },
	].filter(({ to }) => isBuilt(to));
	return (
		<nav aria-label={t('nav.categories')} className="border-b border-border bg-surface-raised max-tablet:hidden">
			<ul className="mx-auto flex h-12 w-full max-w-page items-center gap-x-6 overflow-x-auto overscroll-x-contain px-6 text-sm [scrollbar-width:none] *:shrink-0">
				<li>
					<ShopLink
						to="/Categories"
						aria-current={routeId === 'categories' ? 'page' : undefined}
						className={`${ITEM} font-semibold`}
					>
						<LayoutGrid aria-hidden="true" className="size-4.5" />
						{t('nav.allCategories')}
					</ShopLink>
				</li>
				{areas.map(({ to, text }) => (
					<li key={to}>
						<ShopLink to={to} className={ITEM}>
							{text}
						</ShopLink>
					</li>
				))}
				{categories.map((category) => {
					const path = categoryPath(category);
					return (
						<li key={path}>
							<ShopLink
								to={path}
								aria-current={pathname.toLowerCase() === path.toLowerCase() ? 'page' : undefined}
								className={ITEM}
							>
								{category.name}
							</ShopLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
