import { bankPayments } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Checkbox } from '@zaylat/ui/checkbox';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { POLL_MS } from '../tools.ts';
import { BankPaymentCard } from './bank-payment-card.tsx';
import type { OrderFilterProps } from './order-filter.tsx';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';

/** Payments to approve, refuse or leave unanswered as their bank (Decision 11). */
export function BankDesk({ code }: OrderFilterProps) {
	const { t } = useTranslation('developer');
	const [isRunning, setIsRunning] = useState(false);
	const query = useQuery(bankPayments({ code, ...(isRunning && { status: 'pending' }) }), {
		refreshInterval: POLL_MS,
		keepPreviousData: true,
	});
	return (
		<Part tool="bank" title={t('bank.title')} text={t('bank.text')}>
			<Checkbox checked={isRunning} onCheckedChange={setIsRunning}>
				{t('bank.running')}
			</Checkbox>
			<PartList
				query={query}
				texts={{
					list: t('bank.title'),
					loading: t('bank.loading'),
					failed: t('bank.failed'),
					emptyTitle: t('bank.emptyTitle'),
					emptyText: t('bank.emptyText'),
				}}
				Picture={Landmark}
			>
				{(payment) => (
					<BankPaymentCard key={payment.reference} payment={payment} onChange={() => void query.mutate()} />
				)}
			</PartList>
		</Part>
	);
}
