import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Beside the name of a shop whose seller was checked. Texts: area `catalog`. */
export function VerifiedMark({ size = 18 }: { readonly size?: number }) {
	const { t } = useTranslation('catalog');
	return <BadgeCheck role="img" aria-label={t('card.verified')} size={size} className="shrink-0 text-positive" />;
}
