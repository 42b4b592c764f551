import type { StaffAccess, StaffAccount } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { auditPath, SECTIONS } from '../operating-path.ts';
import { accountsQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';
import { AccountActs } from './account-acts.tsx';

/** Props of {@link AccountRows}. */
export interface AccountRowsProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	readonly access: StaffAccess;
}

/** One page of the accounts as a table; on phones each is a card. */
export function AccountRows({ cursor, access }: AccountRowsProps) {
	const { t } = useTranslation('operating');
	const { language } = usePreferences();
	const when = useWhen();
	const { data, mutate } = useScreenQuery(accountsQueries.accounts, { cursor });

	function replace(changed: StaffAccount) {
		void mutate(
			(shown) => {
				if (shown === undefined) return shown;
				const items = shown.data.items.map((each) => (each.id === changed.id ? changed : each));
				return { data: { ...shown.data, items } };
			},
			{ revalidate: false },
		);
	}

	const columns: readonly TableColumn<StaffAccount>[] = [
		{
			key: 'name',
			header: t('accounts.columns.name'),
			isRowHeader: true,
			cell: ({ id, name, lockedAt, isStaff, isLeaving }) => (
				<span className="flex flex-wrap items-center gap-2">
					<span className="wrap-anywhere">{name}</span>
					{lockedAt !== null && <Badge tone="warning">{t('accounts.locked')}</Badge>}
					{isStaff && <Badge>{t('accounts.staff')}</Badge>}
					{isLeaving && <Badge>{t('accounts.leaving')}</Badge>}
					{access.permissions.includes(SECTIONS.audit.permission) && (
						<ShopLink
							to={auditPath({ subject: id })}
							aria-label={t('accounts.historyOf', { name })}
							className="inline-flex min-h-11 items-center font-normal text-sm underline underline-offset-4"
						>
							{t('accounts.history')}
						</ShopLink>
					)}
				</span>
			),
		},
		{
			key: 'contact',
			header: t('accounts.columns.contact'),
			cell: ({ email, phone }) => <span className="wrap-anywhere">{[email, phone].filter(Boolean).join(' · ')}</span>,
		},
		{ key: 'shops', header: t('accounts.columns.shops'), cell: ({ shops }) => shops.join(' · ') || '–' },
		{
			key: 'since',
			header: t('accounts.columns.since'),
			cell: ({ createdAt, lockedAt, lockReason }) => (
				<>
					<time dateTime={createdAt}>{when(createdAt)}</time>
					{lockedAt !== null && (
						<span className="wrap-anywhere block text-sm text-text-muted">
							{t('accounts.lockedSince', { date: when(lockedAt), reason: lockReason ?? '' })}
						</span>
					)}
				</>
			),
		},
		{
			key: 'sessions',
			header: t('accounts.columns.sessions'),
			isNumeric: true,
			cell: ({ sessions }) => formatCount(sessions, language),
		},
		{
			key: 'acts',
			header: t('accounts.columns.acts'),
			cell: (account) => <AccountActs account={account} access={access} onChange={replace} />,
		},
	];
	return (
		<Table
			caption={t('sections.accounts')}
			isCaptionHidden
			columns={columns}
			rows={data?.data.items ?? []}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
