import type { ShopSummary } from '@zaylat/api-client/contract';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import type { ReactNode } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { ShopRating } from '../../shared/shop-marks/shop-rating.tsx';
import { VerifiedMark } from '../../shared/shop-marks/verified-mark.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';

/** Props of {@link ShopRow}. */
export interface ShopRowProps {
	readonly shop: ShopSummary;
	/** One more line about it. */
	readonly note: string;
	/** What can be done with it. */
	readonly action: ReactNode;
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
								{shop.name}
							</ShopLink>
						</h2>
						{shop.isVerified && <VerifiedMark />}
					</div>
					<div className="flex flex-wrap items-center gap-x-2 text-text-muted text-xs">
						<ShopRating value={shop.rating} />
						<span>{t('facts.followers', { number: formatCompact(shop.followerCount, language) })}</span>
						<span>{t('facts.products', { number: formatCount(shop.productCount, language) })}</span>
					</div>
					<p className="text-text-muted text-xs">{note}</p>
				</div>
				<div className="relative ms-auto">{action}</div>
			</article>
		</Card>
	);
}
