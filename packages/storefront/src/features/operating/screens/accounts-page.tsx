import type { StaffAccess } from '@zaylat/api-client/contract';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountRows } from '../components/account-rows.tsx';
import { ListBody } from '../components/list-body.tsx';
import { ListSearch } from '../components/list-search.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { accountsPath, readAccountsSearch, SECTIONS } from '../operating-path.ts';
import { accountsQueries } from '../queries.ts';

/** Accounts of shoppers and sellers, found by name, shop, or a whole email address or phone number. */
export function AccountsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.accounts')} section="accounts">
			{(access) => <Accounts access={access} />}
		</OperatingFrame>
	);
}

function Accounts({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation('operating');
	const search = readAccountsSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(accountsQueries.accounts);
	const states = (['', 'open', 'locked'] as const).map((state) => ({
		key: state,
		to: accountsPath({ ...search, state: state === '' ? undefined : state }),
		text: t(`accounts.states.${state === '' ? 'all' : state}`),
	}));
	return (
		<>
			<ListSearch
				key={search.search ?? ''}
				label={t('accounts.search')}
				hint={t('accounts.searchHint')}
				path={SECTIONS.accounts.path}
				search={search.search}
				state={search.state}
				pathOf={(typed) => accountsPath({ ...search, search: typed })}
			/>
			<ChoiceLinks
				label={t('accounts.filter')}
				choices={states}
				current={search.state ?? ''}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListTools list="accounts" path={SECTIONS.accounts.path} access={access} />
			<ListBody
				query={first}
				emptyTitle={t('accounts.notFound')}
				emptyText={t('accounts.notFoundText')}
				end={end}
				open={open}
				pathTo={(cursor) => accountsPath(search, cursor)}
			>
				{cursors.map((cursor) => (
					<AccountRows key={cursor ?? ''} cursor={cursor} access={access} />
				))}
			</ListBody>
		</>
	);
}
