import { IconButton } from '@zaylat/ui/icon-button';
import { Tooltip } from '@zaylat/ui/tooltip';
import { Heart, MessageCircle, ShoppingCart, User } from 'lucide-react';
import { useAppContext, useSession } from '../../core/context/app-context.ts';
import { useUnreadChat, useUnreadNews } from '../../core/events/use-unread.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { LazyMenu, type MenuProps } from '../../core/lazy/lazy-menu.tsx';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useCountText } from '../../core/text/use-count-text.ts';
import { useCartCount } from '../../features/cart/state/use-cart.ts';
import { useWishlist } from '../../features/wishlist/use-wishlist.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

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
