import { EmptyState } from '@zaylat/ui/empty-state';
import { ShoppingCart } from 'lucide-react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

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
					<LinkButton to="/">{t('empty.browse')}</LinkButton>
					<LinkButton to="/profile?target=wishlist" variant="secondary">
						{t('empty.wishlist')}
					</LinkButton>
				</>
			}
		/>
	);
}
