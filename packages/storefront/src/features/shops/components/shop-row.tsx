import type { ShopSummary } from '@zaylat/api-client/contract';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
import { Card } from '@zaylat/ui/card';
import type { ReactNode } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShopRating } from '../shop-rating.tsx';
import { VerifiedMark } from '../verified-mark.tsx';

/** Props of {@link ShopRow}. */
export interface ShopRowProps {
	readonly shop: ShopSummary;
	/** One more line about it. */
	readonly note: string;
	/** What can be done with it. Default none. */
	readonly action?: ReactNode;
}

/** A shop as a row of a list; the row leads to it, its name is the link. */
export function ShopRow({ shop, note, action }: ShopRowProps) {
	const { t } = useTranslation(['shops', 'catalog']);
	const { language } = usePreferences();
	return (
		<Card asChild isInteractive padding="md" className="flex h-full flex-wrap items-center gap-x-4 gap-y-3">
			<article>
				<ShopPicture
					picture={shop.picture}
					alt=""
					sizes="64px"
					className="size-16 shrink-0 overflow-hidden rounded-control"
				/>
				<div className="flex min-w-0 grow basis-40 flex-col gap-0.5">
					<div className="flex items-center gap-1">
						<h2 className="wrap-anywhere min-w-0 font-semibold">
							<ShopLink to={shopPath(shop.slug)} data-card-link="">
								{breakable(shop.name)}
							</ShopLink>
						</h2>
						{shop.isVerified && <VerifiedMark />}
					</div>
					<div className="flex flex-wrap items-center gap-x-2 text-text-muted text-xs">
						<ShopRating value={shop.rating} />
						<span>
							{t('facts.followers', { count: shop.followerCount, number: formatCompact(shop.followerCount, language) })}
						</span>
						<span>
							{t('facts.products', { count: shop.productCount, number: formatCount(shop.productCount, language) })}
						</span>
					</div>
					<p className="text-text-muted text-xs">{note}</p>
				</div>
				{action !== undefined && <div className="relative ms-auto">{action}</div>}
			</article>
		</Card>
	);
}
