import type { Product } from '@zaylat/api-client/contract';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../core/context/app-context.ts';
import { shopPath } from '../../core/paths/shop-path.ts';
import { ShopPicture } from '../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskShopLink } from './ask-shop/ask-shop-link.tsx';
import { FollowButton } from './follow/follow-button.tsx';
import { useFollow } from './follow/use-follow.ts';
import { ShopRating } from './shop-rating.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/** Props of {@link SellerCard}. */
export interface SellerCardProps {
	readonly product: Pick<Product, 'id' | 'shop' | 'seller'>;
}

/**
 * The shop that sells a product: how it is rated, how soon it answers, and the ways to ask and to follow it.
 * Texts: areas `product`, `catalog`, `follow`.
 */
export function SellerCard({ product: { id, shop, seller } }: SellerCardProps) {
	const { t } = useTranslation(['product', 'catalog']);
	const { language } = usePreferences();
	const followable = { slug: shop.slug, name: shop.name, followerCount: seller.followerCount };
	const { followerCount } = useFollow(followable);
	return (
		<Card padding="md" className="flex flex-wrap items-center gap-3">
			<ShopPicture picture={seller.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
			<div className="min-w-0 flex-1 basis-44">
				<p className="text-text-muted text-xs">{t('soldBy')}</p>
				<p className="flex items-center gap-1 font-semibold">
					<ShopLink to={shopPath(shop.slug)} className="wrap-anywhere hover:text-accent-text">
						{shop.name}
					</ShopLink>
					{shop.isVerified && <VerifiedMark />}
				</p>
				<p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
					{seller.rating > 0 && <ShopRating value={seller.rating} size="md" />}
					<span>{t('seller.followers', { count: followerCount, number: formatCompact(followerCount, language) })}</span>
					<span>{replyText()}</span>
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<AskShopLink shop={shop} productId={id} size="sm" />
				<FollowButton shop={followable} size="sm" className="shrink-0" />
			</div>
		</Card>
	);

	function replyText() {
		const minutes = seller.replyMinutes;
		if (minutes < HOUR) return t('seller.repliesMinutes', { number: formatCount(minutes, language) });
		return t('seller.repliesHours', { count: Math.round(minutes / HOUR) });
	}
}

const HOUR = 60;
