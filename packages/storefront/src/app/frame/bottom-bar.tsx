import { BottomBar as Bar, BottomBarItem } from '@zaylat/ui/bottom-bar';
import { House, LayoutGrid, MessageCircle, ShoppingCart, User } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCart } from '../../shared/cart-store/index.ts';
import type { PartProps } from '../later.tsx';
import { isBuilt } from '../route-lookup.ts';
import { ShopLink } from '../shop-link.tsx';
import { useCountText } from './use-count-text.ts';

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

/** The bar at the bottom of phones, within the thumb's reach. */
export function BottomBar({ routeId }: PartProps) {
	const { t } = useTranslation();
	const { count } = useCart();
	const badge = useCountText()(count);
	return (
		<Bar label={t('nav.bottom')} className="tablet:hidden">
			{ITEMS.filter(({ to }) => isBuilt(to)).map(({ to, ids, text, icon: Icon }) => {
				const isCart = to === '/checkout' && count > 0;
				return (
					<BottomBarItem
						key={to}
						asChild
						icon={<Icon />}
						isCurrent={ids.some((id) => id === routeId)}
						badge={isCart ? badge : undefined}
						badgeLabel={isCart ? t('counts.cart', { count }) : undefined}
					>
						<ShopLink to={to}>{t(text)}</ShopLink>
					</BottomBarItem>
				);
			})}
		</Bar>
	);
}
