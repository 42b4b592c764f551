import type { useQuery } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PartWaiting } from './part.tsx';

/** Props of {@link PartList}. */
export interface PartListProps<Item> {
	readonly query: Pick<
		ReturnType<typeof useQuery<{ readonly data: { readonly items: readonly Item[] } }>>,
		'data' | 'error' | 'isValidating'
	> & { readonly mutate: () => Promise<unknown> };
	readonly texts: {
		readonly list: string;
		readonly loading: string;
		readonly failed: string;
		readonly emptyTitle: string;
		readonly emptyText: string;
	};
	/** Stands above the words of an empty list. */
	readonly Picture: LucideIcon;
	/** An item as a list item. */
	readonly children: (item: Item) => ReactNode;
}

/** What a tool lists: loading, failed, empty, or its items. */
export function PartList<Item>({ query, texts, Picture, children }: PartListProps<Item>) {
	const { data, error, mutate, isValidating } = query;
	if (error) {
		return <QueryProblem title={texts.failed} headingLevel={3} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) return <PartWaiting label={texts.loading} lines={[1, 2]} />;
	if (data.data.items.length === 0) {
		return (
			<EmptyState
				headingLevel={3}
				picture={<Picture aria-hidden strokeWidth={1.5} />}
				title={texts.emptyTitle}
				description={texts.emptyText}
			/>
		);
	}
	return (
		<ul aria-label={texts.list} className="flex flex-col divide-y divide-border">
			{data.data.items.map(children)}
		</ul>
	);
}
