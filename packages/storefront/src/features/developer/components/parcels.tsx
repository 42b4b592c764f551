import { useQuery } from '@zaylat/api-client/swr';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { parcelsRequest } from '../../demo/queries.ts';
import { POLL_MS } from '../tools.ts';
import { DeveloperParcel } from './developer-parcel.tsx';
import type { OrderFilterProps } from './order-filter.tsx';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';

/** Parcels to move along as their sellers: those of the session, or those that a code names. */
export function Parcels({ code }: OrderFilterProps) {
	const { t } = useTranslation('developer');
	const query = useQuery(parcelsRequest(code), { refreshInterval: POLL_MS });
	return (
		<Part tool="parcels" title={t('parcels.title')} text={t('parcels.text')}>
			<PartList
				query={query}
				texts={{
					list: t('parcels.title'),
					loading: t('parcels.loading'),
					failed: t('parcels.failed'),
					emptyTitle: t(code === undefined ? 'parcels.emptyTitle' : 'parcels.noneTitle'),
					emptyText: t(code === undefined ? 'parcels.emptyText' : 'parcels.noneText'),
				}}
				Picture={PackageSearch}
			>
				{(parcel) => <DeveloperParcel key={parcel.trackCode} parcel={parcel} onChange={() => void query.mutate()} />}
			</PartList>
		</Part>
	);
}
