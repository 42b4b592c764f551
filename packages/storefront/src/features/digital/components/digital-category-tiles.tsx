import type { Category } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
import { Card } from '@zaylat/ui/card';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalCategoryPath } from '../../../core/paths/digital-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link DigitalCategoryTiles}. */
export interface DigitalCategoryTilesProps {
	readonly categories: readonly Category[];
}

/** The first-level categories of digital goods with a picture, and on larger screens what lies in them. */
export function DigitalCategoryTiles({ categories }: DigitalCategoryTilesProps) {
	const { t } = useTranslation('digital');
	const { language } = usePreferences();
	const { brand } = useAppContext();
	return (
		<Section title={t('home.categories')}>
			<ul className="grid gap-2 mobile-wide:grid-cols-2 tablet:gap-4 desk:grid-cols-3 laptop:grid-cols-5">
				{categories.map((category) => (
					<li key={category.id} className="min-w-0">
						<Card padding="sm" className="flex h-full flex-col gap-2 tablet:p-4">
							<ShopLink
								to={digitalCategoryPath(brand, [category.slug])}
								className="flex min-h-14 items-center gap-3 rounded-control hover:text-accent-text laptop:flex-col laptop:items-start"
							>
								<ShopPicture
									picture={category.picture}
									alt=""
									sizes="72px"
									isEager
									className="size-14 shrink-0 overflow-hidden rounded-card laptop:size-18"
								/>
								<div className="min-w-0">
									<h3 className="wrap-anywhere font-semibold leading-body">{breakable(category.name[language])}</h3>
									<p className="text-text-muted text-xs">
										{t('category.things', {
											count: category.productCount,
											number: formatCount(category.productCount, language),
										})}
									</p>
								</div>
							</ShopLink>
							<ul className="flex flex-wrap gap-x-4 max-tablet:hidden laptop:flex-col">
								{category.children.map((child) => (
									<li key={child.id}>
										<ShopLink
											to={digitalCategoryPath(brand, [category.slug, child.slug])}
											className="inline-flex min-h-11 items-center rounded-control text-sm text-text-muted hover:text-accent-text desk:min-h-8"
										>
											{child.name[language]}
										</ShopLink>
									</li>
								))}
							</ul>
						</Card>
					</li>
				))}
			</ul>
		</Section>
	);
}
