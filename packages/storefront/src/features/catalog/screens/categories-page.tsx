import type { Category } from '@zaylat/api-client/contract';
import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { PackageOpen } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { categoriesQueries } from '../queries.ts';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Every category with its children and grandchildren, as links. */
export function CategoriesPage() {
	const { t } = useTranslation('catalog');
	const { data, error, mutate, isValidating } = useScreenQuery(categoriesQueries.categories);
	const categories = data?.data.data.data;
	if (error) {
		return <QueryProblem title={t('category.failed')} query={{ error, mutate, isValidating }} />;
	}
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('category.all')}</h1>
			{categories?.length === 0 ? (
				<EmptyState
					picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
					title={t('category.emptyTitle')}
					description={t('category.emptyText')}
					actions={<LinkButton to="/">{t('category.home')}</LinkButton>}
				/>
			) : (
				<ul
					className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3"
					aria-busy={categories === undefined}
				>
					{categories?.map((category, index) => (
						<li key={category.id}>
							<CategoryCard category={category} isEager={index < 3} />
						</li>
					)) ??
						PLACES.map((place) => (
							<li key={place} aria-hidden>
								<Skeleton shape="block" className="h-45 w-full rounded-card" />
							</li>
						))}
				</ul>
			)}
		</div>
	);
}

function CategoryCard({ category, isEager }: { readonly category: Category; readonly isEager: boolean }) {
	const { language } = usePreferences();
	return (
		<Card padding="md" className="flex h-full flex-col gap-3">
			<ShopLink
				to={categoryPathOf([category.slug])}
				className="flex min-h-11 items-center gap-3 rounded-control font-semibold text-lg hover:text-accent-text"
			>
				<ShopPicture
					picture={category.picture}
					alt=""
					sizes="56px"
					isEager={isEager}
					className="size-14 shrink-0 overflow-hidden rounded-full"
				/>
				<h2>{category.name[language]}</h2>
			</ShopLink>
			<ul className="flex flex-col">
				{category.children.map((child) => (
					<li key={child.id}>
						<ShopLink
							to={categoryPathOf([category.slug, child.slug])}
							className="inline-flex min-h-11 items-center rounded-control font-semibold text-sm hover:text-accent-text"
						>
							{child.name[language]}
						</ShopLink>
						<ul className="flex flex-wrap gap-x-4">
							{child.children.map((last) => (
								<li key={last.id}>
									<ShopLink
										to={categoryPathOf([category.slug, child.slug, last.slug])}
										className="inline-flex min-h-11 items-center rounded-control text-sm text-text-muted hover:text-accent-text tablet:min-h-8"
									>
										{last.name[language]}
									</ShopLink>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</Card>
	);
}
