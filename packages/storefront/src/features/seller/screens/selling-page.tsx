import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLiveChanges } from '../../notifications/use-live-changes.ts';
import { APPLICATION_PATH } from '../application-queries.ts';
import { ParcelFilter } from '../components/parcel-filter.tsx';
import { ParcelList } from '../components/parcel-list.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { QuotationList } from '../components/quotation-list.tsx';
import { DeskNavigation } from '../desk-navigation.tsx';
import { sellingQueries } from '../queries.ts';
import { readSellingSearch, sellingPath } from '../selling-search.ts';

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
	const search = readSellingSearch(useQueryContext().url.searchParams);
	const { view } = search;
	const { first, cursors, open, end } = usePaged(sellingQueries.list);
	const { data, error, mutate, isValidating } = first;
	const revalidate = useRevalidate();
	useLiveChanges(['orders', 'questions', 'quotations', 'chat'], () => {
		for (const path of LIVE_PATHS) void revalidate(path);
	});

	const hasNoShop = error?.code === 'seller_required' || error?.code === 'registration_required';

	function list() {
		if (error && data === undefined) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
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
					{cursors.map((cursor) => {
						if (view === 'orders') return <ParcelList key={cursor ?? ''} cursor={cursor} />;
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
				<EmptyState
					picture={PICTURE}
					title={t('noShop.title')}
					description={t('noShop.text')}
					actions={<LinkButton to={APPLICATION_PATH}>{t('noShop.apply')}</LinkButton>}
				/>
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
