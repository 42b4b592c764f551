import type { StaffAccess } from '@zaylat/api-client/contract';
import { ORDER_CONCERNS } from '@zaylat/domain/orders';
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
import { ListTools } from '../components/list-tools.tsx';
import { OperatedOrderRows } from '../components/operated-order-rows.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';
import { type OperatedOrdersSearch, operatedOrdersPath, readOrdersSearch } from '../orders-path.ts';
import { operatedOrdersQueries } from '../orders-queries.ts';

/** Orders of all shoppers, found by a whole code, phone number or email address, and those that need a person. */
export function OperatedOrdersPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.orders')} section="orders">
			{(access) => <Orders access={access} />}
		</OperatingFrame>
	);
}

function Orders({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation(['operatedOrders', 'operating']);
	const search = readOrdersSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(operatedOrdersQueries.orders);
	const { data, error, mutate, isValidating } = first;

	function list() {
		// A refusal is from before the second factor was given; the list is on its way.
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('operating:loading')}>
					<Skeleton shape="block" className="h-60 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			const isNeeded = search.concern !== undefined && search.search === undefined;
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<SearchX aria-hidden strokeWidth={1.5} />}
					title={t(isNeeded ? 'nothingNeeded' : 'notFound')}
					description={t(isNeeded ? 'nothingNeededText' : 'notFoundText')}
				/>
			);
		}
		return (
			<>
				{cursors.map((cursor) => (
					<OperatedOrderRows key={cursor ?? ''} cursor={cursor} />
				))}
				<PagedEnd
					end={end}
					pathTo={(cursor) => operatedOrdersPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('operating:more'), loading: t('operating:loading'), failed: t('operating:failed') }}
				/>
			</>
		);
	}

	const concerns = [undefined, ...ORDER_CONCERNS].map((concern) => ({
		key: concern ?? '',
		to: operatedOrdersPath({ ...search, concern }),
		text: t(`concerns.${concern ?? 'all'}`),
	}));
	return (
		<>
			<OrdersSearchForm key={search.search ?? ''} search={search} />
			<ChoiceLinks
				label={t('filter')}
				choices={concerns}
				current={search.concern ?? ''}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListTools list="orders" path={SECTIONS.orders.path} access={access} />
			{list()}
		</>
	);
}

/** A plain form, so that it works without JavaScript. */
function OrdersSearchForm({ search }: { readonly search: OperatedOrdersSearch }) {
	const { t } = useTranslation(['operatedOrders', 'operating']);
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(operatedOrdersPath({ ...search, search: typed || undefined }), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('search')}>
			<form action={SECTIONS.orders.path} onSubmit={submit} className="flex gap-2">
				{search.concern && <input type="hidden" name="concern" value={search.concern} />}
				<Input
					type="search"
					name="search"
					aria-label={t('search')}
					placeholder={t('searchHint')}
					defaultValue={search.search}
					maxLength={SEARCH_LETTERS}
					enterKeyHint="search"
					autoComplete="off"
					className="min-w-0 flex-1"
				/>
				<Button type="submit" variant="secondary" className="shrink-0 whitespace-nowrap">
					{t('operating:find')}
				</Button>
			</form>
		</search>
	);
}
