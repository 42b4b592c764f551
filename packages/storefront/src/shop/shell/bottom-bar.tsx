import { BottomBar as Bar, BottomBarItem } from '@zaylat/ui/bottom-bar';
import { House, LayoutGrid, MessageCircle, ShoppingCart, User } from 'lucide-react';
import { useAppContext } from '../../core/context/app-context.ts';
import { useUnreadChat, useUnreadNews } from '../../core/events/use-unread.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useCountText } from '../../core/text/use-count-text.ts';
import { useCartCount } from '../../features/cart/state/use-cart.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const ITEMS = [
	{ to: '/', ids: ['home'], text: 'nav.home', icon: House },
	{
		to: '/Categories',
		ids: ['categories', 'category', 'sub-category', 'last-category'],
		text: 'nav.categories',
		icon: LayoutGrid,
	},
	{ to: '/checkout', ids: ['checkout'], text: 'nav.cart', icon: ShoppingCart },
	{ to: '/chat', ids: ['chat'], text: 'nav.chat', icon: MessageCircle },
	{ to: '/profile', ids: ['profile'], text: 'nav.profile', icon: User },
] as const;

/** A page with a bar to buy or pay has it in the place of this one; the link to the home page is at its top. */
const BESIDE_NO_OTHER = '[body:has([data-part=buy-bar])_&]:hidden [body:has([data-part=pay-bar])_&]:hidden';

/** The bar at the bottom of phones, within the thumb's reach. */
export function BottomBar({ routeId }: { readonly routeId: string | undefined }) {
	const { t } = useTranslation();
	const { isBuilt } = useAppContext();
	const count = useCartCount();
	const { count: unread } = useUnreadChat();
	const { count: news } = useUnreadNews();
	const countText = useCountText();
	const badges: Readonly<Partial<Record<string, { readonly count: number; readonly label: string }>>> = {
		'/checkout': { count, label: t('counts.cart', { count }) },
		'/chat': { count: unread, label: t('counts.chat', { count: unread }) },
		'/profile': { count: news, label: t('counts.news', { count: news }) },
	};
	return (
		<Bar label={t('nav.bottom')} className={`tablet:hidden ${BESIDE_NO_OTHER}`}>
			{ITEMS.filter(({ to }) => isBuilt(to)).map(({ to, ids, text, icon: Icon }) => {
				const { count: waiting = 0, label } = badges[to] ?? {};
				return (
					<BottomBarItem
						key={to}
						asChild
						icon={<Icon />}
						isCurrent={ids.some((id) => id === routeId)}
						badge={countText(waiting)}
						badgeLabel={waiting > 0 ? label : undefined}
					>
						<ShopLink to={to}>{t(text)}</ShopLink>
					</BottomBarItem>
				);
			})}
		</Bar>
	);
}
