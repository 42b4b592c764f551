import type { StaffApplication } from '@zaylat/api-client/contract';
import type { ApplicationState } from '@zaylat/domain/seller-applications';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { applicationPath } from '../operating-path.ts';
import { applicationsQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';

const TONES: Readonly<Record<ApplicationState, BadgeProps['tone']>> = {
	sent: 'info',
	more_asked: 'warning',
	accepted: 'positive',
	refused: 'neutral',
};

/** The state of an application in words. */
export function ApplicationBadge({ state }: { readonly state: ApplicationState }) {
	const { t } = useTranslation('operatedShops');
	return <Badge tone={TONES[state]}>{t(`applications.states.${state}`)}</Badge>;
}

/** One page of the applications as a table; on phones each is a card. */
export function ApplicationRows({ cursor }: { readonly cursor: string | undefined }) {
	const { t } = useTranslation(['operatedShops', 'operating', 'app']);
	const when = useWhen();
	const { data } = useScreenQuery(applicationsQueries.applications, { cursor });
	const columns: readonly TableColumn<StaffApplication>[] = [
		{
			key: 'shop',
			header: t('applications.columns.shop'),
			isRowHeader: true,
			cell: ({ id, shopName }) => (
				<ShopLink
					to={applicationPath(id)}
					className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
				>
					{shopName}
				</ShopLink>
			),
		},
		{
			key: 'applicant',
			header: t('applications.columns.applicant'),
			cell: ({ kind, applicant }) =>
				t('applications.applicant', { kind: t(`applications.kinds.${kind}`), name: applicant }),
		},
		{
			key: 'edition',
			header: t('applications.columns.edition'),
			cell: ({ edition }) => t(`app:countries.${edition}`),
		},
		{
			key: 'sent',
			header: t('applications.columns.sent'),
			cell: ({ sentAt }) => <time dateTime={sentAt}>{when(sentAt)}</time>,
		},
		{
			key: 'state',
			header: t('applications.columns.state'),
			cell: ({ state }) => <ApplicationBadge state={state} />,
		},
	];
	return (
		<Table
			caption={t('operating:sections.applications')}
			isCaptionHidden
			columns={columns}
			rows={data?.data.items ?? []}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
