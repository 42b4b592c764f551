import { formatRating } from '@zaylat/domain/money';
import { Rating } from '@zaylat/ui/rating';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link ShopRating}. */
export interface ShopRatingProps {
	/** 0 to 5 stars. */
	readonly value: number;
	readonly size?: 'sm' | 'md';
}

/** How a shop is rated, in stars and a number. Texts: area `catalog`. */
export function ShopRating({ value, size = 'sm' }: ShopRatingProps) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const text = formatRating(value, language);
	return <Rating value={value} valueText={text} label={t('card.rating', { value: text })} size={size} />;
}
