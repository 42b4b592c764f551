import { COUPON_STATES } from '@zaylat/domain/coupons';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Input } from '@zaylat/ui/input';
import { Skeleton } from '@zaylat/ui/skeleton';
import { TicketX } from 'lucide-react';
import type { FormEvent } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { type CouponsSearch, couponFormPath, couponsPath, readCouponsSearch } from '../coupons/coupon-path.ts';
import { couponsQueries } from '../coupons/coupon-queries.ts';
import { CouponRows } from '../coupons/coupon-rows.tsx';
import { SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';

/** Coupons of the market: which run, which are planned, and what has become of them. */
export function CouponsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.coupons')} section="coupons">
			{() => <Coupons />}
		</OperatingFrame>
	);
}

function Coupons() {
	const { t } = useTranslation(['promotions', 'operating']);
	const search = readCouponsSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(couponsQueries.coupons);
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
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<TicketX aria-hidden strokeWidth={1.5} />}
					title={t('coupons.empty')}
					description={t('coupons.emptyText')}
				/>
			);
		}
		return (
			<>
				{cursors.map((cursor) => (
					<CouponRows key={cursor ?? ''} cursor={cursor} />
				))}
				<PagedEnd
					end={end}
					pathTo={(cursor) => couponsPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('operating:more'), loading: t('operating:loading'), failed: t('operating:failed') }}
				/>
			</>
		);
	}

	const states = (['', ...COUPON_STATES] as const).map((state) => ({
		key: state,
		to: couponsPath({ ...search, state: state === '' ? undefined : state }),
		text: t(`states.${state === '' ? 'all' : state}`),
	}));
	return (
		<>
			<LinkButton to={couponFormPath()} variant="primary" className="self-start">
				{t('coupons.add')}
			</LinkButton>
			<CouponsSearchForm key={search.search ?? ''} search={search} />
			<ChoiceLinks
				label={t('coupons.filter')}
				choices={states}
				current={search.state ?? ''}
				className="-mx-gutter px-gutter py-1"
			/>
			{list()}
		</>
	);
}

/** A plain form, so that it works without JavaScript. */
function CouponsSearchForm({ search }: { readonly search: CouponsSearch }) {
	const { t } = useTranslation(['promotions', 'operating']);
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(couponsPath({ ...search, search: typed || undefined }), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('coupons.search')}>
			<form action={SECTIONS.coupons.path} onSubmit={submit} className="flex gap-2">
				{search.state && <input type="hidden" name="state" value={search.state} />}
				<Input
					type="search"
					name="search"
					aria-label={t('coupons.search')}
					placeholder={t('coupons.searchHint')}
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
