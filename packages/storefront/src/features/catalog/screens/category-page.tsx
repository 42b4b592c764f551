import { formatCount } from '@zaylat/domain/money';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { PackageOpen } from 'lucide-react';
import { memo } from 'react';
import { useParams } from 'react-router';
import { usePreferences } from '../../../core/context/app-context.ts';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CategoryPlace, categorySlugOf, findCategory } from '../category-tree.ts';
import { Listing } from '../listing/listing.tsx';
import { categoryQueries } from '../queries.ts';

/** The listing of a category; of all goods without one. */
const listingOfCategory = (slugs: readonly string[]) => (slugs.length === 0 ? '/search' : categoryPathOf(slugs));

/** Goods of the category that the address names, with the way to it and what lies below it. */
export function CategoryPage() {
	return <CategoryContent slug={categorySlugOf(useParams())} />;
}

/** Parameters are read outside: what reads them is rendered again whenever a navigation begins. */
const CategoryContent = memo(function CategoryContent({ slug }: { readonly slug: string }) {
	const { t } = useTranslation('catalog');
	const { t: tFrame } = useTranslation();
	const { language } = usePreferences();
	const listing = useScreenQuery(categoryQueries.listing);
	const tree = useScreenQuery(categoryQueries.categories);
	const path = listing.data?.data.category?.path ?? [];
	const place = findCategory(tree.data?.data.data.data ?? [], path.at(-1)?.slug ?? slug);
	const name = path.at(-1)?.name[language] ?? place?.category.name[language] ?? '';
	const steps = path.map((step, index) => ({
		name: step.name[language],
		to: categoryPathOf(path.slice(0, index + 1).map((above) => above.slug)),
	}));

	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-col gap-1">
				<Trail label={t('category.trail')} steps={[{ name: t('category.all'), to: '/Categories' }, ...steps]} />
				<h1 className="min-h-[1lh] font-bold text-xl leading-heading tablet:text-2xl">
					{name === '' ? (
						<>
							<Skeleton shape="text" className="w-40" />
							<VisuallyHidden>{tFrame('loading')}</VisuallyHidden>
						</>
					) : (
						name
					)}
				</h1>
			</div>
			{place && place.children.length > 0 && <Children name={name} place={place} />}
			<Listing
				key={slug}
				scope={{ category: slug }}
				categoryPath={listingOfCategory}
				empty={
					<EmptyState
						picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
						title={t('category.emptyTitle')}
						description={t('category.emptyText')}
						actions={<LinkButton to="/Categories">{t('category.all')}</LinkButton>}
					/>
				}
			/>
		</div>
	);
});

function Children({ name, place }: { readonly name: string; readonly place: CategoryPlace }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	return (
		<nav aria-label={t('category.inside', { name })}>
			<ul className="-mx-gutter flex gap-2 relative overflow-x-auto px-gutter [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0">
				{place.children.map(({ category, path }) => (
					<li key={category.id}>
						<ShopLink
							to={path}
							className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
						>
							{category.name[language]}
							<span className="text-text-muted text-xs tabular-nums">
								{formatCount(category.productCount, language)}
							</span>
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
