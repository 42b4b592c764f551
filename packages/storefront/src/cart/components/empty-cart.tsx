import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { ShoppingCart } from 'lucide-react';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** An empty cart, with where to go on. */
export function EmptyCart() {
	const { t } = useTranslation('cart');
	return (
		<EmptyState
			headingLevel={1}
			picture={<ShoppingCart aria-hidden strokeWidth={1.5} />}
			title={t('empty.title')}
			description={t('empty.text')}
			actions={
				<>
					<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
						{t('empty.browse')}
					</ShopLink>
					<ShopLink to="/profile?target=wishlist" className={buttonStyles({ variant: 'secondary' })}>
						{t('empty.wishlist')}
					</ShopLink>
				</>
			}
		/>
	);
}
