import { IconButton } from '@zaylat/ui/icon-button';
import { ShoppingCart } from 'lucide-react';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useCountText } from '../../../core/text/use-count-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCartCount } from '../state/use-cart.ts';

/** The way to the cart from the bar that buys on phones, with the number of pieces in it. */
export function CartLink() {
	const { t } = useTranslation();
	const count = useCartCount();
	const countText = useCountText();
	return (
		<IconButton
			asChild
			label={t('nav.cart')}
			icon={<ShoppingCart />}
			badge={countText(count)}
			badgeLabel={count > 0 ? t('counts.cart', { count }) : undefined}
			className="-ms-1 shrink-0 tablet:hidden"
		>
			<ShopLink to="/checkout" />
		</IconButton>
	);
}
