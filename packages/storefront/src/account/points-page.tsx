import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Coins } from 'lucide-react';
import { useLocation } from 'react-router';

import { useTranslation } from '../i18n/use-translation.ts';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { usePrice } from '../shared/price/use-price.ts';
import { AccountFailure } from './account-failure.tsx';
import { PointsMovements } from './components/points-movements.tsx';
import { POINTS_PATH, pointsRequest } from './points-request.ts';

/** The balance of points, what it pays, and every movement (Decision 12). */
export function PointsPage() {
	const { t } = useTranslation('account');
	const price = usePrice();
	const start = new URLSearchParams(useLocation().search).get('cursor') || undefined;
	const { first, opened, open, end } = usePaged(pointsRequest, start);
	const answer = first.data?.data;
	if (first.error && answer === undefined) {
		return <AccountFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />;
	}
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('points.title')}</h1>
			{answer && (
				<Card padding="md" className="flex flex-col gap-1 tablet:p-6">
					<p className="font-bold text-3xl tabular-nums leading-heading">
						{t('points.balance', { count: answer.balance })}
					</p>
					<p className="text-text-muted">{t('points.worth', { amount: price(answer.worth).text })}</p>
				</Card>
			)}
			<h2 className="font-semibold text-lg leading-heading">{t('points.history')}</h2>
			{answer?.items.length === 0 ? (
				<EmptyState
					headingLevel={3}
					picture={<Coins aria-hidden strokeWidth={1.5} />}
					title={t('points.emptyTitle')}
					description={t('points.emptyText')}
				/>
			) : (
				<Card padding="none">
					<ul className="divide-y divide-border" aria-busy={answer === undefined}>
						{[start, ...opened].map((cursor) => (
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
