import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Coins } from 'lucide-react';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PointsMovements } from '../components/points-movements.tsx';
import { POINTS_PATH } from '../points-path.ts';
import { pointsQueries } from '../queries.ts';
import { AccountFailure } from './account-failure.tsx';

/** The balance of points, what it pays, and every movement (Decision 12). */
export function PointsPage() {
	const { t } = useTranslation('account');
	const price = usePrice();
	const { first, cursors, open, end } = usePaged(pointsQueries.points);
	const response = first.data?.data;
	if (first.error && response === undefined) {
		return <AccountFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />;
	}
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('points.title')}</h1>
			{response && (
				<Card padding="md" className="flex flex-col gap-1 tablet:p-6">
					<p className="font-bold text-3xl tabular-nums leading-heading">
						{t('points.balance', { count: response.balance })}
					</p>
					<p className="text-text-muted">{t('points.worth', { amount: price(response.worth).text })}</p>
				</Card>
			)}
			<h2 className="font-semibold text-lg leading-heading">{t('points.history')}</h2>
			{response?.items.length === 0 ? (
				<EmptyState
					headingLevel={3}
					picture={<Coins aria-hidden strokeWidth={1.5} />}
					title={t('points.emptyTitle')}
					description={t('points.emptyText')}
				/>
			) : (
				<Card padding="none">
					<ul className="divide-y divide-border" aria-busy={response === undefined}>
						{cursors.map((cursor) => (
							<PointsMovements key={cursor ?? ''} cursor={cursor} />
						))}
					</ul>
				</Card>
			)}
			<PagedEnd
				end={end}
				pathTo={(cursor) => `${POINTS_PATH}?${new URLSearchParams({ cursor })}`}
				onOpen={open}
				labels={{ more: t('points.more'), loading: t('points.loading'), failed: t('failed') }}
			/>
		</div>
	);
}
