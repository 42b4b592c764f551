import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
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
		<nav
			aria-label={t('nav.bottom')}
			data-part="bottom-bar"
			className="sticky bottom-0 z-sticky border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)] tablet:hidden"
		>
			<ul className="flex h-14">
				{ITEMS.filter(({ to }) => isBuilt(to)).map(({ to, ids, text, icon: Icon }) => {
					const isCart = to === '/checkout' && count > 0;
					return (
						<li key={to} className="min-w-0 flex-1">
							<ShopLink
								to={to}
								aria-current={ids.some((id) => id === routeId) ? 'page' : undefined}
								className="relative flex h-full flex-col items-center justify-center gap-0.5 px-1 text-text-muted no-underline -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
							>
								<Icon aria-hidden="true" className="size-6 shrink-0" />
								<span className="max-w-full truncate text-xs leading-heading">{t(text)}</span>
								{isCart && (
									<>
										<span
											aria-hidden="true"
											className="absolute start-1/2 top-1 ms-1 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent tabular-nums"
										>
											{badge}
										</span>
										<VisuallyHidden>{t('counts.cart', { count })}</VisuallyHidden>
									</>
								)}
							</ShopLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
