import { operatedMoney } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Scale } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { POLL_MS } from '../tools.ts';
import { OperatedMoneyCard } from './operated-money-card.tsx';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';

/** Payments by state, and what the operator must look at: what waits, what differs, and differences of settlement files. */
export function OperatedMoneyDesk() {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const query = useQuery(operatedMoney(), { refreshInterval: POLL_MS });
	const states = query.data?.data.states ?? [];
	return (
		<Part tool="money" title={t('money.title')} text={t('money.text')}>
			{states.length > 0 && (
				<DataList form="amounts">
					{states.map(({ status, count, amount }) => (
						<DataListItem
							key={status}
							label={t(`money.states.${status}`, { count, number: formatCount(count, language) })}
						>
							{formatPrice(amount, language)}
						</DataListItem>
					))}
				</DataList>
			)}
			<PartList
				query={query}
				texts={{
					list: t('money.list'),
					loading: t('money.loading'),
					failed: t('money.failed'),
					emptyTitle: t('money.emptyTitle'),
					emptyText: t('money.emptyText'),
				}}
				Picture={Scale}
			>
				{(item) => <OperatedMoneyCard key={item.id} item={item} onChange={() => void query.mutate()} />}
			</PartList>
		</Part>
	);
}
