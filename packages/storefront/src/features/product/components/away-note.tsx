import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link AwayNote}. */
export interface AwayNoteProps {
	/** Name of the shop. */
	readonly shop: string;
	/** When it is back. */
	readonly until: string;
}

/** Says that the shop of a product is away, until when, and what that means for an order. */
export function AwayNote({ shop, until }: AwayNoteProps) {
	const { t } = useTranslation('product');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	return (
		<p className="text-pretty rounded-card bg-info-soft p-3 text-sm">
			{t('away', { shop, date: formatDate(until, language, EDITIONS[edition].timeZone) })}
		</p>
	);
}
