import type { ShopSummary } from '@zaylat/api-client/contract';
import { breakable } from '@zaylat/domain/scripts';
import { Card } from '@zaylat/ui/card';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShopRating } from '../../shops/shop-rating.tsx';
import { VerifiedMark } from '../../shops/verified-mark.tsx';

/** Props of {@link WholesaleShops}. */
export interface WholesaleShopsProps {
	readonly shops: readonly ShopSummary[];
}

const SHOWN = 8;

/** Shops that sell wholesale, those with most of it first. */
export function WholesaleShops({ shops }: WholesaleShopsProps) {
	const { t } = useTranslation(['wholesale', 'catalog']);
	return (
		<Section title={t('home.shops')}>
			<ul className="grid gap-2 mobile-medium:gap-3 tablet:grid-cols-2 desk:grid-cols-4">
				{shops.slice(0, SHOWN).map((shop) => {
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
												{breakable(shop.name)}
											</ShopLink>
											{shop.isVerified && <VerifiedMark size={16} />}
										</h3>
										<p className="flex flex-wrap items-center gap-x-2 text-text-muted text-xs">
											{shop.rating > 0 && <ShopRating value={shop.rating} />}
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
