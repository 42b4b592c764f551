import type { ShopCard } from '@zaylat/api-client/contract';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../../core/context/app-context.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShopRating } from '../../shops/shop-rating.tsx';
import { VerifiedMark } from '../../shops/verified-mark.tsx';
import { CardRow, CardRowItem } from './card-row.tsx';

/** Props of {@link ShopsRow}. */
export interface ShopsRowProps {
	readonly shops: readonly ShopCard[];
	/** Heading in place of the usual one. */
	readonly title?: string | undefined;
}

/** Shops with what vouches for them and three of their goods. */
export function ShopsRow({ shops, title }: ShopsRowProps) {
	const { t } = useTranslation('home');
	return (
		<Section title={title ?? t('shops')} more={{ to: '/Shops', label: t('seeAll') }}>
			<CardRow>
				{shops.map((shop) => (
					<CardRowItem key={shop.slug}>
						<ShopTile shop={shop} />
					</CardRowItem>
				))}
			</CardRow>
		</Section>
	);
}

const MINUTES_PER_HOUR = 60;

function ShopTile({ shop }: { readonly shop: ShopCard }) {
	const { t } = useTranslation(['home', 'catalog']);
	const { language } = usePreferences();
	const hours = Math.round(shop.replyMinutes / MINUTES_PER_HOUR);
	return (
		<Card padding="md" className="flex h-full flex-col gap-3">
			<div className="flex items-center gap-3">
				<ShopPicture picture={shop.picture} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
				<div className="min-w-0">
					<h3 className="flex items-center gap-1 font-semibold">
						<ShopLink to={shopPath(shop.slug)} className="truncate rounded-control hover:text-accent-text">
							{shop.name}
						</ShopLink>
						{shop.isVerified && <VerifiedMark />}
					</h3>
					<div className="flex flex-wrap items-center gap-x-2 text-text-muted text-xs">
						<ShopRating value={shop.rating} />
						<span>
							{t('followers', { count: shop.followerCount, number: formatCompact(shop.followerCount, language) })}
						</span>
						<span>
							{hours >= 1
								? t('repliesHours', { number: formatCount(hours, language) })
								: t('repliesMinutes', { number: formatCount(shop.replyMinutes, language) })}
						</span>
					</div>
				</div>
			</div>
			<ul className="grid grid-cols-3 gap-2">
				{shop.products.map((product) => (
					<li key={product.id}>
						<ShopLink to={productPath(product.id)} className="block overflow-hidden rounded-control">
							<ShopPicture
								picture={product.picture}
								alt={product.name}
								sizes="(min-width: 1440px) 160px, (min-width: 1024px) 110px, 27vw"
							/>
						</ShopLink>
					</li>
				))}
			</ul>
		</Card>
	);
}
