import { EmptyState } from '@zaylat/ui/empty-state';
import { Boxes } from 'lucide-react';
import { useLocation } from 'react-router';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Listing } from '../../catalog/listing/listing.tsx';
import { WholesaleFront } from '../components/wholesale-front.tsx';
import { WholesaleSkeleton } from '../components/wholesale-skeleton.tsx';
import { wholesaleQueries } from '../queries.ts';
import { isBrowsing, WHOLESALE_PATH, WHOLESALE_SCOPE } from '../wholesale-scope.ts';

/** Wholesale: what it is, the best of it, and all of it to narrow down. */
export function WholesalePage() {
	const { t } = useTranslation(['wholesale', 'catalog']);
	const query = new URLSearchParams(useLocation().search);
	const { data, error, mutate, isValidating } = useScreenQuery(wholesaleQueries.front);
	const front = data?.data;
	const isAtFront = !isBrowsing(query);

	return (
		<div className="flex flex-col gap-8">
			<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card bg-tint-4 p-4 tablet:p-6">
				<div className="flex min-w-0 max-w-prose flex-col gap-1">
					<h1 className="font-bold text-xl leading-heading tablet:text-3xl">{t('home.title')}</h1>
					<p className="text-pretty">{t('home.lead')}</p>
					<p className="min-h-[1lh] text-sm">{front && t('home.count', { count: front.productCount })}</p>
				</div>
				<LinkButton to="/Quotations" variant="secondary">
					{t('home.quotations')}
				</LinkButton>
			</header>
			{isAtFront &&
				(error ? (
					<QueryProblem title={t('home.failed')} query={{ error, mutate, isValidating }} />
				) : front === undefined ? (
					<WholesaleSkeleton />
				) : (
					<WholesaleFront front={front} />
				))}
			<Section title={t('home.all')} id="all">
				<Listing
					scope={WHOLESALE_SCOPE}
					empty={
						<EmptyState
							headingLevel={3}
							picture={<Boxes aria-hidden strokeWidth={1.5} />}
							title={t(isAtFront ? 'home.emptyTitle' : 'home.noneTitle')}
							description={t(isAtFront ? 'home.emptyText' : 'home.noneText')}
							actions={
								<LinkButton to={isAtFront ? '/search' : WHOLESALE_PATH}>
									{t(isAtFront ? 'catalog:listing.products' : 'home.all')}
								</LinkButton>
							}
						/>
					}
				/>
			</Section>
		</div>
	);
}
