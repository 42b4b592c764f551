import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { LoadMore } from '@zaylat/ui/load-more';
import { useHref } from 'react-router';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListing } from './listing-context.ts';
import { listingRequest } from './listing-queries.ts';

/** Props of {@link ListingMore}. */
export interface ListingMoreProps {
	/** Cursor of the last page on screen; undefined for the first one. */
	readonly cursor: string | undefined;
	/** How many products are before it on screen. */
	readonly shownBefore: number;
	/** How many products the listing has. */
	readonly total: number;
	readonly onOpen: (cursor: string) => void;
}

/** How far the visitor is, and the way to the next page: a link with its own address, opened in place. */
export function ListingMore({ cursor, shownBefore, total, onOpen }: ListingMoreProps) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, query, view, pathTo } = useListing();
	const { data, error, mutate, isValidating } = useQuery(listingRequest(scope, query, cursor));
	const next = data?.data.page.next ?? null;
	const href = useHref(pathTo({ cursor: next ?? cursor }));
	const shown = shownBefore + (data?.data.items.length ?? 0);
	const isAtEnd = data !== undefined && next === null;
	// Who began in the middle has an unknown number before it.
	const isAtStart = view.cursor === undefined;

	if (error) {
		return <QueryProblem title={t('listing.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (isAtEnd && shownBefore === 0) return null;
	return (
		<LoadMore
			shown={shown}
			total={isAtEnd ? shown : Math.max(total, shown + 1)}
			progressText={
				isAtStart &&
				t('listing.shown', {
					shown: formatCount(shown, language),
					total: formatCount(Math.max(total, shown), language),
				})
			}
			isPending={data === undefined}
			pendingLabel={t('listing.loading')}
			href={href}
			onLoadMore={() => {
				if (next !== null) onOpen(next);
			}}
		>
			{t('listing.more')}
		</LoadMore>
	);
}
