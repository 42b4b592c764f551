import { useTranslation } from '../../../i18n/use-translation.ts';
import { SavedThings } from '../../saved-products/saved-things.tsx';

/** What the shopper has saved; what is taken off leaves at once. */
export function WishlistSection() {
	const { t } = useTranslation('account');
	return (
		<section aria-label={t('wishlist.title')}>
			<SavedThings />
		</section>
	);
}
