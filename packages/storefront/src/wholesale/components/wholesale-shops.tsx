import type { ShopSummary } from '@zaylat/api-client/contract';
import { formatRating } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { Rating } from '@zaylat/ui/rating';
import { BadgeCheck } from 'lucide-react';
import { usePreferences } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { Section } from '../../shared/section/section.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';

/** Props of {@link WholesaleShops}. */
export interface WholesaleShopsProps {
	readonly shops: readonly ShopSummary[];
}

const SHOWN = 8;

/** Shops that sell wholesale, those with most of it first. */
export function WholesaleShops({ shops }: WholesaleShopsProps) {
	const { t } = useTranslation(['wholesale', 'catalog']);
	const { language } = usePreferences();
	return (
		<Section title={t('home.shops')}>
			<ul className="grid gap-2 mobile-medium:gap-3 tablet:grid-cols-2 desk:grid-cols-4">
				{shops.slice(0, SHOWN).map((shop) => {
					const value = formatRating(shop.rating, language);
					return (
						<li key={shop.slug} className="min-w-0">
							<Card asChild isInteractive padding="sm" className="group flex h-full items-center gap-3">
								<div>
									<ShopPicture
										picture={shop.picture}
										alt=""
										sizes="48px"
										className="size-12 shrink-0 rounded-control"
									/>
									<div className="min-w-0">
										<h3 className="flex items-center gap-1 font-semibold text-sm">
											<ShopLink
												to={shopPath(shop.slug)}
												data-card-link=""
												className="wrap-anywhere group-hover:text-accent-text"
											>
												{shop.name}
											</ShopLink>
											{shop.isVerified && (
												<BadgeCheck
													role="img"
													aria-label={t('catalog:card.verified')}
													size={16}
													className="shrink-0 text-positive"
												/>
											)}
										</h3>
										<p className="flex flex-wrap items-center gap-x-2 text-text-muted text-xs">
											{shop.rating > 0 && (
												<Rating
													size="sm"
													value={shop.rating}
													valueText={value}
													label={t('catalog:card.rating', { value })}
												/>
											)}
											{t('home.goods', { count: shop.productCount })}
										</p>
									</div>
								</div>
							</Card>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
