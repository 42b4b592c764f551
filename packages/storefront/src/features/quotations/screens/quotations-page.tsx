import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { FileQuestionMark } from 'lucide-react';
import { useLocation } from 'react-router';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLiveChanges } from '../../notifications/use-live-changes.ts';
import { QuotationsOfPage } from '../components/quotations-of-page.tsx';
import { QuotationsSkeleton } from '../components/quotations-skeleton.tsx';
import { StateLinks } from '../components/state-links.tsx';
import { quotationsQueries } from '../queries.ts';
import { QUOTATIONS_PATH, quotationsPath, statusOf } from '../quotation-filter.ts';
import { QuotationAccount } from '../request/quotation-account.tsx';

/** The shopper's price requests, newest first, filtered by the status in the address. */
export function QuotationsPage() {
	const { t } = useTranslation('wholesale');
	const query = new URLSearchParams(useLocation().search);
	const status = statusOf(query);
	const { first, cursors, open, end } = usePaged(quotationsQueries.quotations);
	const { data, error, mutate, isValidating } = first;
	const revalidate = useRevalidate();
	useLiveChanges(['quotations'], () => void revalidate('/api/quotations'));

	function content() {
		if (error?.code === 'registration_required') {
			return (
				<EmptyState picture={<FileQuestionMark aria-hidden strokeWidth={1.5} />} title={t('list.guestTitle')}>
					<QuotationAccount isGuest returnTo={QUOTATIONS_PATH} />
				</EmptyState>
			);
		}
		if (error) {
			return <QueryProblem title={t('list.failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) return <QuotationsSkeleton />;
		if (data.data.items.length === 0) return <Nothing isNarrowed={status !== undefined} />;
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{cursors.map((cursor) => (
						<QuotationsOfPage key={cursor ?? ''} cursor={cursor} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => quotationsPath(status, cursor)}
					onOpen={open}
					labels={{ more: t('list.more'), loading: t('list.loading'), failed: t('list.failed') }}
				/>
			</>
		);
	}

	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('list.title')}</h1>
			{error?.code !== 'registration_required' && <StateLinks current={status} />}
			{content()}
		</div>
	);
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
	const { t } = useTranslation('wholesale');
	return (
		<EmptyState
			picture={<FileQuestionMark aria-hidden strokeWidth={1.5} />}
			title={t(isNarrowed ? 'list.noneTitle' : 'list.emptyTitle')}
			description={t(isNarrowed ? 'list.noneText' : 'list.emptyText')}
			actions={
				<LinkButton to={isNarrowed ? QUOTATIONS_PATH : '/wholesale'} variant={isNarrowed ? 'secondary' : 'primary'}>
					{t(isNarrowed ? 'list.showAll' : 'list.browse')}
				</LinkButton>
			}
		/>
	);
}
