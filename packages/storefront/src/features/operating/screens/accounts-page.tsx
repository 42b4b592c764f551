import type { StaffAccess } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Input } from '@zaylat/ui/input';
import { Skeleton } from '@zaylat/ui/skeleton';
import { SearchX } from 'lucide-react';
import type { FormEvent } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountRows } from '../components/account-rows.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { type AccountsSearch, accountsPath, readAccountsSearch, SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';
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
	const { data, error, mutate, isValidating } = first;

	function list() {
		// A refusal is from before the second factor was given; the list is on its way.
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')}>
					<Skeleton shape="block" className="h-60 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<SearchX aria-hidden strokeWidth={1.5} />}
					title={t('accounts.notFound')}
					description={t('accounts.notFoundText')}
				/>
			);
		}
		return (
			<>
				{cursors.map((cursor) => (
					<AccountRows key={cursor ?? ''} cursor={cursor} access={access} />
				))}
				<PagedEnd
					end={end}
					pathTo={(cursor) => accountsPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	const states = (['', 'open', 'locked'] as const).map((state) => ({
		key: state,
		to: accountsPath({ ...search, state: state === '' ? undefined : state }),
		text: t(`accounts.states.${state === '' ? 'all' : state}`),
	}));
	return (
		<>
			<AccountsSearchForm key={search.search ?? ''} search={search} />
			<ChoiceLinks
				label={t('accounts.filter')}
				choices={states}
				current={search.state ?? ''}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListTools list="accounts" path={SECTIONS.accounts.path} access={access} />
			{list()}
		</>
	);
}

/** A plain form, so that it works without JavaScript. */
function AccountsSearchForm({ search }: { readonly search: AccountsSearch }) {
	const { t } = useTranslation('operating');
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(accountsPath({ ...search, search: typed || undefined }), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('accounts.search')}>
			<form action={SECTIONS.accounts.path} onSubmit={submit} className="flex gap-2">
				{search.state && <input type="hidden" name="state" value={search.state} />}
				<Input
					type="search"
					name="search"
					aria-label={t('accounts.search')}
					placeholder={t('accounts.searchHint')}
					defaultValue={search.search}
					maxLength={SEARCH_LETTERS}
					enterKeyHint="search"
					autoComplete="off"
					className="min-w-0 flex-1"
				/>
				<Button type="submit" variant="secondary" className="shrink-0 whitespace-nowrap">
					{t('find')}
				</Button>
			</form>
		</search>
	);
}
