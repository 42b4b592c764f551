import type { CategoryDetail } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { memo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalCategoryPath, digitalHomePath } from '../../../core/paths/digital-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Listing } from '../../catalog/listing/listing.tsx';
import { DigitalArea } from '../components/digital-area.tsx';
import { FormLinks } from '../components/form-links.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { digitalCategoryOf, digitalScope } from '../digital-scope.ts';
import { trailOf } from '../digital-trail.ts';
import { digitalCategoryQueries } from '../queries.ts';

/** Digital goods of the category that the address names, with the way to it and what lies below it. */
export function DigitalCategoryPage() {
	return <CategoryContent named={digitalCategoryOf(useParams())} />;
}

/** Parameters are read outside: what reads them is rendered again whenever a navigation begins. */
const CategoryContent = memo(function CategoryContent({ named }: { readonly named: string }) {
	const { t } = useTranslation(['digital', 'catalog']);
	const { t: tFrame } = useTranslation();
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const scope = digitalScope(new URLSearchParams(useLocation().search), named);
	const category = useScreenQuery(digitalCategoryQueries.category).data?.data;
	const path = category?.path ?? [];
	return (
		<DigitalArea current={path[0]?.slug}>
			<div className="flex flex-col gap-1">
				<Trail
					label={t('catalog:category.trail')}
					steps={[{ name: t('home.title'), to: digitalHomePath(brand) }, ...trailOf(path, brand, language)]}
				/>
				<h1 className="min-h-[1lh] font-bold text-xl leading-heading tablet:text-2xl">
					{category?.name[language] ?? (
						<>
							<Skeleton shape="text" className="w-40" />
							<VisuallyHidden>{tFrame('loading')}</VisuallyHidden>
						</>
					)}
				</h1>
			</div>
			{category && category.children.length > 0 && <Children category={category} />}
			<FormLinks />
			<Listing
				key={`${named} ${scope.form}`}
				scope={scope}
				empty={<NothingFound />}
				categoryPath={(slugs) => digitalCategoryPath(brand, slugs)}
			/>
		</DigitalArea>
	);
});

function Children({ category }: { readonly category: CategoryDetail }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const slugs = category.path.map(({ slug }) => slug);
	return (
		// On desktops the filters beside the list lead there.
		<nav aria-label={t('category.inside', { name: category.name[language] })} className="desk:hidden">
			<ul className="flex flex-wrap gap-2">
				{category.children.map(({ id, slug, name, productCount }) => (
					<li key={id}>
						<ShopLink
							to={digitalCategoryPath(brand, [...slugs, slug])}
							className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
						>
							{name[language]}
							<span className="text-text-muted text-xs tabular-nums">{formatCount(productCount, language)}</span>
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
