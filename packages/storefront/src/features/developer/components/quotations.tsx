import { operatedQuotations } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Checkbox } from '@zaylat/ui/checkbox';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { POLL_MS } from '../tools.ts';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';
import { QuotationCard } from './quotation-card.tsx';

/** Price requests to answer as their shops, and prices whose validity ends (Decision 13). */
export function Quotations() {
	const { t } = useTranslation('developer');
	const [isWaiting, setIsWaiting] = useState(false);
	const query = useQuery(operatedQuotations(isWaiting), { refreshInterval: POLL_MS, keepPreviousData: true });
	return (
		<Part tool="quotations" title={t('quotations.title')} text={t('quotations.text')}>
			<Checkbox checked={isWaiting} onCheckedChange={setIsWaiting}>
				{t('quotations.waiting')}
			</Checkbox>
			<PartList
				query={query}
				texts={{
					list: t('quotations.title'),
					loading: t('quotations.loading'),
					failed: t('quotations.failed'),
					emptyTitle: t('quotations.emptyTitle'),
					emptyText: t('quotations.emptyText'),
				}}
				Picture={Tags}
			>
				{(quotation) => <QuotationCard key={quotation.id} quotation={quotation} onChange={() => void query.mutate()} />}
			</PartList>
		</Part>
	);
}
