import type { Quotation } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The pieces of a quotation in words, with those that were asked for where they are more. Texts: area `wholesale`. */
export function useQuotedPieces({ quantity, askedQuantity }: Pick<Quotation, 'quantity' | 'askedQuantity'>): string {
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	if (askedQuantity === quantity) return t('item.pieces', { count: quantity });
	return t('item.piecesOfAsked', { count: quantity, asked: formatCount(askedQuantity, language) });
}
