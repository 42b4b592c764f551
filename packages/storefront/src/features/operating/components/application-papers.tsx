import type { StaffAccess, StaffApplicationDetails } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Skeleton } from '@zaylat/ui/skeleton';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { SmallPictures } from '../../../core/pictures/small-pictures.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { papersRequest } from '../queries.ts';

/** Props of {@link ApplicationPapers}. */
export interface ApplicationPapersProps {
	readonly application: StaffApplicationDetails;
	readonly access: StaffAccess;
}

/** The documents of an application, with the names and numbers that they prove, for who may read them. */
export function ApplicationPapers({ application, access }: ApplicationPapersProps) {
	const { t } = useTranslation('operatedShops');
	return (
		<Card padding="md" className="flex flex-col gap-3">
			<h2 className="font-semibold text-lg leading-heading">{t('application.documents')}</h2>
			{access.permissions.includes('read_papers') ? (
				<Papers id={application.id} />
			) : (
				<p className="text-text-muted">
					{t('application.documentCount', { count: application.documentCount })}
					{' · '}
					{t('application.documentsForOthers')}
				</p>
			)}
		</Card>
	);
}

function Papers({ id }: { readonly id: string }) {
	const { t } = useTranslation(['operatedShops', 'operating']);
	const { data, error, mutate, isValidating } = useQuery(papersRequest(id));
	if (error && data === undefined) {
		return <QueryProblem title={t('application.documentsFailed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-24 w-full rounded-card" />
			</div>
		);
	}
	const { legalName, registrationNumber, documents } = data.data;
	return (
		<>
			<DataList>
				<DataListItem label={t('application.legalName')}>
					<span className="wrap-anywhere">{legalName}</span>
				</DataListItem>
				{registrationNumber !== '' && (
					<DataListItem label={t('application.registrationNumber')}>
						<span className="wrap-anywhere">{registrationNumber}</span>
					</DataListItem>
				)}
			</DataList>
			{documents.length > 0 && (
				<SmallPictures
					pictures={documents.map(({ picture }) => picture)}
					title={t('application.documents')}
					nameOf={(number) => t('application.document', { number })}
				/>
			)}
		</>
	);
}
