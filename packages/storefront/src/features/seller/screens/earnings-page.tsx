import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ReceiptText, Store } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatementList } from '../components/statement-list.tsx';
import { UnstatedEarnings } from '../components/unstated-earnings.tsx';
import { DeskNavigation } from '../desk-navigation.tsx';
import { earningsQueries } from '../earnings-queries.ts';
import { EARNINGS_PATH } from '../statement-path.ts';

/** What the seller's shops earned: what is on hold and until when, and the statements with their payouts, newest first. */
export function EarningsPage() {
	const { t } = useTranslation(['earnings', 'selling']);
	const { first, cursors, open, end } = usePaged(earningsQueries.statements);
	const { data, error, mutate, isValidating } = first;
	const hasNoShop = error?.code === 'seller_required' || error?.code === 'registration_required';

	function statements() {
		if (error && data === undefined) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					headingLevel={3}
					picture={<ReceiptText aria-hidden strokeWidth={1.5} />}
					title={t('statements.emptyTitle')}
					description={t('statements.emptyText')}
				/>
			);
		}
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{cursors.map((cursor) => (
						<StatementList key={cursor ?? ''} cursor={cursor} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => `${EARNINGS_PATH}?${new URLSearchParams({ cursor })}`}
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
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('selling:noShop.title')}
					description={t('selling:noShop.text')}
				/>
			) : (
				<>
					<DeskNavigation current="earnings" />
					<section aria-labelledby="statements" className="flex flex-col gap-3">
						<h2 id="statements" className="font-semibold text-lg leading-heading">
							{t('statements.title')}
						</h2>
						{statements()}
					</section>
					<UnstatedEarnings />
				</>
			)}
		</div>
	);
}
