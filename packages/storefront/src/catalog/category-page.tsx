import { categoriesWithProducts } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { PackageOpen } from 'lucide-react';
import { memo } from 'react';
import { useLocation, useParams } from 'react-router';
import { usePreferences } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { categoryPathOf } from '../shared/category-path/category-path.ts';
import { Listing } from '../shared/listing/listing.tsx';
import { listingRequest } from '../shared/listing/listing-address.ts';
import { Trail } from '../shared/section/trail.tsx';
import { type CategoryPlace, categorySlugOf, findCategory } from './category-tree.ts';

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
	const listing = useQuery(listingRequest({ category: slug }, new URLSearchParams(useLocation().search)));
	const tree = useQuery(categoriesWithProducts());
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
						actions={
							<ShopLink to="/Categories" className={buttonStyles({ variant: 'primary' })}>
								{t('category.all')}
							</ShopLink>
						}
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
			<ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0">
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
