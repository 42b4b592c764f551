import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { ChoiceLinks } from '../shared/choice-links/choice-links.tsx';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { ParcelList } from './components/parcel-list.tsx';
import { QuotationList } from './components/quotation-list.tsx';
import { SELLING_VIEWS, sellingPath, sellingViewOf } from './selling-view.ts';
import { useSellingPages } from './use-selling-pages.ts';

/** The desk of an account that owns shops: parcels to send, requests for prices, and the way to its conversations. */
export function SellingPage() {
	const { t } = useTranslation('selling');
	const query = new URLSearchParams(useLocation().search);
	const view = sellingViewOf(query);
	const start = query.get('cursor') ?? undefined;
	const { first, cursors, open, end } = useSellingPages(view, start);
	const { data, error, mutate, isValidating } = first;
	const choices = [
		...SELLING_VIEWS.map((key) => ({ key, to: sellingPath(key), text: t(`views.${key}`) })),
		{ key: 'chat', to: '/chat', text: t('views.chat') },
	];
	const List = view === 'parcels' ? ParcelList : QuotationList;

	function content() {
		if (error?.code === 'seller_required' || error?.code === 'registration_required') {
			return (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('noShop.title')}
					description={t('noShop.text')}
				/>
			);
		}
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
			return (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t(`empty.${view}`)}
					description={t('empty.text')}
				/>
			);
		}
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{cursors.map((cursor) => (
						<List key={cursor ?? ''} cursor={cursor} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => sellingPath(view, cursor)}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			<ChoiceLinks label={t('views.label')} choices={choices} current={view} className="-mx-4 px-4 py-1" />
			{content()}
		</div>
	);
}
