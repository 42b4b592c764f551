import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLiveChanges } from '../shared/account-events/use-live-changes.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { DeskNavigation } from '../shared/seller-desk/desk-navigation.tsx';
import { ParcelFilter } from './components/parcel-filter.tsx';
import { ParcelList } from './components/parcel-list.tsx';
import { QuestionList } from './components/question-list.tsx';
import { QuotationList } from './components/quotation-list.tsx';
import { deskRequest, readSellingSearch, sellingPath } from './selling-search.ts';

/** Data that the desk shows and that changes while it is open. */
const LIVE_PATHS = [
	'/api/seller/parcels',
	'/api/seller/questions',
	'/api/seller/quotations',
	'/api/chat/unread-count',
] as const;

const PICTURE = <Store aria-hidden strokeWidth={1.5} />;

/** Seller desk: the orders, questions and price requests of the shops that the account owns, with links to the conversations. */
export function SellingPage() {
	const { t } = useTranslation('selling');
	const query = new URLSearchParams(useLocation().search);
	const search = readSellingSearch(query);
	const { view } = search;
	const start = query.get('cursor') ?? undefined;
	const { first, opened, open, end } = usePaged((cursor) => deskRequest(search, cursor), start);
	const { data, error, mutate, isValidating } = first;
	const revalidate = useRevalidate();
	useLiveChanges(['orders', 'questions', 'quotations', 'chat'], () => {
		for (const path of LIVE_PATHS) void revalidate(path);
	});

	const hasNoShop = error?.code === 'seller_required' || error?.code === 'registration_required';

	function list() {
		if (error && data === undefined) {
			return (
				<LoadProblem title={t('failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
			);
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-56 w-full rounded-card" />
					<Skeleton shape="block" className="h-56 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return <EmptyState picture={PICTURE} title={t(`empty.${view}`)} description={t(`empty.${view}Text`)} />;
		}
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{[start, ...opened].map((cursor) => {
						if (view === 'orders') return <ParcelList key={cursor ?? ''} search={search} cursor={cursor} />;
						const List = view === 'questions' ? QuestionList : QuotationList;
						return <List key={cursor ?? ''} cursor={cursor} />;
					})}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => sellingPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			{hasNoShop ? (
				<EmptyState picture={PICTURE} title={t('noShop.title')} description={t('noShop.text')} />
			) : (
				<>
					<DeskNavigation current={view} />
					{view === 'orders' && <ParcelFilter search={search} />}
					{list()}
				</>
			)}
		</div>
	);
}
