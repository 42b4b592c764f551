import { searchResultsPath } from '@zaylat/domain/search';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen, SearchX } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalCategoryPath, digitalListPath } from '../../../core/paths/digital-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { areaQueries } from '../queries.ts';

/** Props of {@link NothingFound}. */
export interface NothingFoundProps {
	/** What was searched for, if anything was. */
	readonly text?: string | undefined;
}

/** A list of digital goods without any, and the ways on: categories, and the search in all other goods. */
export function NothingFound({ text }: NothingFoundProps) {
	const { t } = useTranslation('digital');
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const { data } = useScreenQuery(areaQueries.categories);
	const held = data?.data.items ?? [];
	const isSearch = text !== undefined;
	return (
		<EmptyState
			picture={isSearch ? <SearchX aria-hidden strokeWidth={1.5} /> : <PackageOpen aria-hidden strokeWidth={1.5} />}
			title={isSearch ? t('list.emptyTitle', { text }) : t('category.emptyTitle')}
			description={t(isSearch ? 'list.emptyText' : 'category.emptyText')}
			actions={
				<div className="flex flex-col items-center gap-4">
					{isSearch && held.length > 0 && (
						<>
							<p className="text-sm text-text-muted">{t('list.tryCategories')}</p>
							<ul className="flex flex-wrap justify-center gap-2">
								{held.map(({ id, slug, name }) => (
									<li key={id}>
										<ShopLink
											to={digitalCategoryPath(brand, [slug])}
											className="inline-flex min-h-11 items-center rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
										>
											{name[language]}
										</ShopLink>
									</li>
								))}
							</ul>
						</>
					)}
					<div className="flex flex-wrap justify-center gap-3">
						<LinkButton to={digitalListPath(brand)}>{t('list.all')}</LinkButton>
						{isSearch && (
							<LinkButton to={searchResultsPath(text, 'goods', brand)} variant="secondary">
								{t('list.inGoods')}
							</LinkButton>
						)}
					</div>
				</div>
			}
		/>
	);
}
