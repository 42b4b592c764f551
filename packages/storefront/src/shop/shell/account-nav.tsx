import {
	Bell,
	BookOpen,
	Clock,
	Coins,
	FileText,
	Heart,
	LayoutDashboard,
	Link2,
	MapPin,
	Package,
	Star,
	Store,
	TicketPercent,
	Trash2,
	UserRound,
	UserRoundPen,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../core/context/app-context.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useIsSeller } from '../../features/session/use-is-seller.ts';
import { useIsStaff } from '../../features/session/use-is-staff.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Pages of the account: what names them in the area `account`, where they are, and their icon. */
const PLACES = [
	{ text: 'overview', to: '/profile', icon: UserRound },
	{ text: 'links.orders', to: '/Orders', icon: Package },
	{ text: 'wishlist.title', to: '/profile?target=wishlist', icon: Heart },
	{ text: 'reviews.title', to: '/profile?target=reviews', icon: Star },
	{ text: 'news.title', to: '/profile?target=notifications', icon: Bell },
	{ text: 'links.points', to: '/Points', icon: Coins },
	{ text: 'coupons.title', to: '/profile?target=coupons', icon: TicketPercent },
	{ text: 'links.library', to: '/DigitalLibrary', icon: BookOpen },
	{ text: 'links.quotations', to: '/Quotations', icon: FileText },
	{ text: 'links.followed', to: '/FollowedShops', icon: Store },
	{ text: 'links.recent', to: '/RecentViews', icon: Clock },
	{ text: 'links.addresses', to: '/AddressBook', icon: MapPin },
	{ text: 'details.title', to: '/profile?target=details', icon: UserRoundPen },
	{ text: 'links.linked', to: '/LinkedAccounts', icon: Link2 },
	{ text: 'links.delete', to: '/DeleteAccount', icon: Trash2 },
] as const;

const SELLING = { text: 'links.selling', to: '/Selling', icon: Store } as const;
const OPERATING = { text: 'links.operating', to: '/Operating', icon: LayoutDashboard } as const;

const PLACE =
	'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm text-text no-underline hover:bg-surface-sunken hover:text-accent-text aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text';

/** All pages of the account beside each of them, on wide screens; phones find them on the overview. */
export function AccountNav() {
	const { t } = useTranslation('account');
	const { isBuilt } = useAppContext();
	const { pathname, search } = useLocation();
	const isSeller = useIsSeller();
	const isStaff = useIsStaff();
	const target = new URLSearchParams(search).get('target');
	const here = target === null ? pathname : `${pathname}?target=${target}`;
	const current = [here, pathname].map((path) => path.toLowerCase());
	const places = [...PLACES, ...(isSeller ? [SELLING] : []), ...(isStaff ? [OPERATING] : [])];
	const shown = places.filter(({ to }) => isBuilt(to));
	const marked =
		shown.find(({ to }) => to.toLowerCase() === current[0]) ?? shown.find(({ to }) => isAt(current[1], to));
	return (
		<nav
			aria-label={t('links.label')}
			className="sticky top-24 rounded-card border border-border bg-surface-raised p-2 [@media(max-height:44rem)]:static print:hidden"
		>
			<ul>
				{shown.map((place) => (
					<li key={place.to}>
						<ShopLink to={place.to} aria-current={place === marked ? 'page' : undefined} className={PLACE}>
							<place.icon aria-hidden size={18} className="shrink-0" />
							{t(place.text)}
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Whether a path is that of a place or lies below it, as an order lies below the orders. */
const isAt = (path: string | undefined, to: string) =>
	path !== undefined && (path === to.toLowerCase() || path.startsWith(`${to.toLowerCase()}/`));
