import { IconButton } from '@zaylat/ui/icon-button';
import { Tooltip } from '@zaylat/ui/tooltip';
import { Heart, MessageCircle, ShoppingCart, User } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCartCount } from '../../shared/cart-store/use-cart.ts';
import { useWishlist } from '../../shared/wishlist/use-wishlist.ts';
import { useAppContext, useSession } from '../app-context.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { ShopLink } from '../shop-link.tsx';
import { useUnreadChat, useUnreadNews } from '../use-unread.ts';
import { LazyMenu, type MenuProps } from './lazy-menu.tsx';
import { useCountText } from './use-count-text.ts';

const SignInMenu = lazyComponent<MenuProps>(async () => (await import('./sign-in-menu.tsx')).SignInMenu);

/** Chat, wishlist, cart and profile with their counts (Specification §2, §6). */
export function HeaderActions({ className }: { readonly className?: string }) {
	const { t } = useTranslation();
	const { isBuilt } = useAppContext();
	const countText = useCountText();
	const pieces = useCartCount();
	const { count: wishes } = useWishlist();
	const { count: unread } = useUnreadChat();
	const { count: news } = useUnreadNews();
	const { status } = useSession();
	const links = [
		{
			to: '/chat',
			label: t('nav.chat'),
			icon: <MessageCircle />,
			badge: countText(unread),
			badgeLabel: unread > 0 ? t('counts.chat', { count: unread }) : undefined,
		},
		{
			to: '/profile?target=wishlist',
			label: t('nav.wishlist'),
			icon: <Heart />,
			badge: countText(wishes),
			badgeLabel: wishes > 0 ? t('counts.wishlist', { count: wishes }) : undefined,
		},
		{
			to: '/checkout',
			label: t('nav.cart'),
			icon: <ShoppingCart />,
			badge: countText(pieces),
			badgeLabel: pieces > 0 ? t('counts.cart', { count: pieces }) : undefined,
		},
	];
	return (
		<ul className={`flex items-center gap-1 ${className ?? ''}`}>
			{links
				.filter(({ to }) => isBuilt(to))
				.map(({ to, label, icon, badge, badgeLabel }) => (
					<li key={to}>
						<Tooltip content={label} purpose="label">
							<IconButton asChild label={label} icon={icon} badge={badge} badgeLabel={badgeLabel}>
								<ShopLink to={to} />
							</IconButton>
						</Tooltip>
					</li>
				))}
			<li>
				<Tooltip content={t('nav.profile')} purpose="label">
					{status === 'unauthenticated' ? (
						<LazyMenu
							menu={SignInMenu}
							trigger={<IconButton label={t('nav.profile')} icon={<User />} />}
							label={t('nav.account')}
						/>
					) : (
						<IconButton
							asChild
							label={t('nav.profile')}
							icon={<User />}
							badge={countText(news)}
							badgeLabel={news > 0 ? t('counts.news', { count: news }) : undefined}
						>
							<ShopLink to="/profile" />
						</IconButton>
					)}
				</Tooltip>
			</li>
		</ul>
	);
}
