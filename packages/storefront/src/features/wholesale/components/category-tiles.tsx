import type { WholesaleCategory } from '@zaylat/api-client/contract';
import { breakable } from '@zaylat/domain/scripts';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { wholesalePath } from '../wholesale-scope.ts';

/** Props of {@link CategoryTiles}. */
export interface CategoryTilesProps {
	readonly categories: readonly WholesaleCategory[];
}

/** The categories that have wholesale goods, each with how many. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	return (
		<Section title={t('home.categories')}>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-2 mobile-medium:gap-3 tablet:grid-cols-3 desk:grid-cols-4">
				{categories.map(({ slug, name, picture, count }) => (
					<li key={slug} className="min-w-0">
						<Card asChild isInteractive padding="none" className="group flex h-full items-center gap-3 p-2">
							<div>
								<ShopPicture picture={picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
								<div className="min-w-0">
									<ShopLink
										to={wholesalePath(slug)}
										data-card-link=""
										className="wrap-anywhere line-clamp-2 font-semibold text-sm group-hover:text-accent-text"
									>
										{breakable(name[language])}
									</ShopLink>
									<p className="text-text-muted text-xs">{t('home.count', { count })}</p>
								</div>
							</div>
						</Card>
					</li>
				))}
			</ul>
		</Section>
	);
}
