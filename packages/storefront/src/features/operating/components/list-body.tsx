import type { ApiError } from '@zaylat/api-client';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import type { PagedEnd as End } from '../../../core/lists/use-paged.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ListBody}. */
export interface ListBodyProps {
	/** The query of the first page. */
	readonly query: {
		readonly data?: { readonly data: { readonly items: readonly unknown[] } } | undefined;
		readonly error?: ApiError | undefined;
		readonly isValidating: boolean;
		readonly mutate: () => Promise<unknown>;
	};
	readonly emptyTitle: string;
	readonly emptyText: string;
	readonly end: End;
	readonly open: (cursor: string) => void;
	/** Address of the list from a cursor on. */
	readonly pathTo: (cursor: string) => string;
	/** The pages that are shown. */
	readonly children: ReactNode;
}

/** A list of the console: its pages, or that it is on its way, cannot be loaded, or has nothing. */
export function ListBody({ query, emptyTitle, emptyText, end, open, pathTo, children }: ListBodyProps) {
	const { t } = useTranslation('operating');
	const { data, error, mutate, isValidating } = query;
	// A refusal is from before the second factor was given; the list is on its way.
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('loading')}>
				<Skeleton shape="block" className="h-60 w-full rounded-card" />
			</div>
		);
	}
	if (data.data.items.length === 0) {
		return (
			<EmptyState
				role="status"
				headingLevel={2}
				picture={<SearchX aria-hidden strokeWidth={1.5} />}
				title={emptyTitle}
				description={emptyText}
			/>
		);
	}
	return (
		<>
			{children}
			<PagedEnd
				end={end}
				pathTo={pathTo}
				onOpen={open}
				labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
			/>
		</>
	);
}
