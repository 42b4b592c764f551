import { useRevalidate } from '@zaylat/api-client/swr';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { FileQuestionMark } from 'lucide-react';
import { useLocation } from 'react-router';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLiveChanges } from '../shared/account-events/use-live-changes.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { QuotationAccount } from '../shared/quotation-request/quotation-account.tsx';
import { QuotationsOfPage } from './components/quotations-of-page.tsx';
import { QuotationsSkeleton } from './components/quotations-skeleton.tsx';
import { StateLinks } from './components/state-links.tsx';
import { QUOTATIONS_PATH, quotationsPath, quotationsRequest, statusOf } from './quotation-filter.ts';

/** The shopper's price requests, newest first, filtered by the status in the address. */
export function QuotationsPage() {
	const { t } = useTranslation('wholesale');
	const query = new URLSearchParams(useLocation().search);
	const status = statusOf(query);
	const start = query.get('cursor') ?? undefined;
	const { first, opened, open, end } = usePaged((cursor) => quotationsRequest(query, cursor), start);
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
			return (
				<LoadProblem
					title={t('list.failed')}
					code={error.code}
					onRetry={() => void mutate()}
					isRetrying={isValidating}
				/>
			);
		}
		if (data === undefined) return <QuotationsSkeleton />;
		if (data.data.items.length === 0) return <Nothing isNarrowed={status !== undefined} />;
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{[start, ...opened].map((cursor) => (
						<QuotationsOfPage key={cursor ?? ''} request={quotationsRequest(query, cursor)} />
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
				<ShopLink
					to={isNarrowed ? QUOTATIONS_PATH : '/wholesale'}
					className={buttonStyles({ variant: isNarrowed ? 'secondary' : 'primary' })}
				>
					{t(isNarrowed ? 'list.showAll' : 'list.browse')}
				</ShopLink>
			}
		/>
	);
}
