import { useTranslation } from '../../../i18n/use-translation.ts';
import { SavedThings } from '../saved-things.tsx';

/** What the shopper has saved, goods and digital goods. */
export function WishlistPage() {
	const { t } = useTranslation('wishlist');
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			<SavedThings />
		</div>
	);
}
