import type { Category, Picture } from '@zaylat/api-client/contract';
import { NavMenu, type NavMenuLinkProps } from '@zaylat/ui/nav-menu';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences, useShellData } from '../../core/context/app-context.ts';
import { categoryPath } from '../../core/page/shell-payload.ts';
import { ShopPicture } from '../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { allEntries, categoryTree, firstEntries } from './category-menu.ts';
import { NavPlaces } from './nav-places.tsx';
import { NavRow, NavRowLink } from './nav-row.tsx';

const renderLink = ({ href, ...props }: NavMenuLinkProps) => <ShopLink to={href} {...props} />;

/** The picture of an area before its name, and larger beside what lies below it. */
const picturesOf = (picture: Picture) => ({
	icon: <ShopPicture picture={picture} alt="" sizes="28px" className="size-7 shrink-0 rounded-control" />,
	picture: <ShopPicture picture={picture} alt="" sizes="224px" className="w-full rounded-card" />,
});

/** The row below the header of tablets and desktops: the menu of all categories, and the first level as links. */
export function CategoryNav({ routeId }: { readonly routeId: string | undefined }) {
	const { t } = useTranslation();
	const { categories } = useShellData();
	const { language } = usePreferences();
	const app = useAppContext();
	const { pathname } = useLocation();
	const [tree, setTree] = useState<readonly Category[]>();
	const near = () => void categoryTree(app).then(setTree);
	const isHere = (path: string) => pathname.toLowerCase() === path.toLowerCase();
	const areas = [
		{ to: '/wholesale', text: t('nav.wholesale') },
		{ to: `/digital${app.brand.slug}`, text: t('nav.digital') },
	].filter(({ to }) => app.isBuilt(to));
	const pictures = new Map(categories.map((category) => [categoryPath(category), category.picture]));
	const entries = (tree ? allEntries(tree, language) : firstEntries(categories)).map((entry) => {
		const picture = pictures.get(entry.href);
		return picture ? { ...entry, ...picturesOf(picture) } : entry;
	});
	return (
		<NavRow>
			<NavMenu
				label={t('nav.categories')}
				trigger={t('nav.allCategories')}
				triggerIcon={<LayoutGrid aria-hidden="true" />}
				entries={[
					{ href: '/Categories', label: t('nav.allCategories'), isCurrent: routeId === 'categories' },
					...entries,
				]}
				renderLink={renderLink}
				labels={{ all: (area) => t('nav.allIn', { area }) }}
				onPointerEnter={near}
				onFocus={near}
				className="text-sm **:data-[part=nav-menu-disclosure]:-ms-3"
			>
				<NavPlaces>
					{areas.map(({ to, text }) => (
						<li key={to}>
							<NavRowLink to={to} isCurrent={isHere(to)}>
								{text}
							</NavRowLink>
						</li>
					))}
					{categories.map((category) => {
						const path = categoryPath(category);
						return (
							<li key={path}>
								<NavRowLink to={path} isCurrent={isHere(path)}>
									{category.name}
								</NavRowLink>
							</li>
						);
					})}
				</NavPlaces>
			</NavMenu>
		</NavRow>
	);
}
