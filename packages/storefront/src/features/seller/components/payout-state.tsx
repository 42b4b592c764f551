import type { SellerStatement } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Badge } from '@zaylat/ui/badge';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link PayoutState}. */
export interface PayoutStateProps {
	readonly statement: Pick<SellerStatement, 'payout' | 'paidAt'>;
}

/** What became of a payout: transferred, to be transferred, or carried on because it was too little. */
export function PayoutState({ statement: { payout, paidAt } }: PayoutStateProps) {
	const { t } = useTranslation('earnings');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	if (payout.amount === 0) return <Badge size="md">{t('statements.none')}</Badge>;
	if (paidAt === null) {
		return (
			<Badge tone="info" size="md">
				{t('statements.pending')}
			</Badge>
		);
	}
	return (
		<Badge tone="positive" size="md">
			{t('statements.paid', { date: formatDate(paidAt, language, EDITIONS[edition].timeZone) })}
		</Badge>
	);
}
