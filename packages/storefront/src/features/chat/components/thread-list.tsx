import type { ChatSide } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { MessagesSquare } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chatPath } from '../chat-address.ts';
import type { ThreadPages } from '../screens/use-thread-pages.ts';
import { ThreadsOfPage } from './threads-of-page.tsx';

/** Props of {@link ThreadList}. */
export interface ThreadListProps {
	readonly pages: ThreadPages;
	/** The conversation that is open. */
	readonly openId: string | undefined;
}

const PLACES = [1, 2, 3, 4, 5];

/** The conversations, the latest first. */
export function ThreadList({ pages, openId }: ThreadListProps) {
	const { t } = useTranslation('chat');
	const { first, cursors, open, end, side } = pages;
	const { data, error, mutate, isValidating } = first;
	if (error && data === undefined) {
		return <QueryProblem title={t('list.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) return <ThreadPlaces />;
	if (data.data.items.length === 0) return <NoThreads side={side} />;
	return (
		<nav aria-label={t('list.label')} className="flex flex-col gap-2">
			<ul className="flex flex-col gap-0.5">
				{cursors.map((cursor) => (
					<ThreadsOfPage key={cursor ?? ''} cursor={cursor} openId={openId} />
				))}
			</ul>
			<PagedEnd
				end={end}
				pathTo={(cursor) => chatPath({ side, threadId: openId, cursor })}
				onOpen={open}
				labels={{ more: t('list.more'), loading: t('list.loading'), failed: t('list.failed') }}
			/>
		</nav>
	);
}

/** The empty list: a shopper learns how a conversation begins, with a link to the products. */
export function NoThreads({ side }: { readonly side: ChatSide }) {
	const { t } = useTranslation('chat');
	if (side === 'shop') {
		return (
			<EmptyState
				picture={<MessagesSquare aria-hidden strokeWidth={1.5} />}
				title={t('list.emptyTitle')}
				description={t('list.emptyShopText')}
			/>
		);
	}
	return (
		<EmptyState
			picture={<MessagesSquare aria-hidden strokeWidth={1.5} />}
			title={t('list.emptyTitle')}
			description={t('list.emptyText')}
			actions={<LinkButton to="/Categories">{t('list.browse')}</LinkButton>}
		/>
	);
}

function ThreadPlaces() {
	const { t } = useTranslation('chat');
	return (
		<div aria-busy className="flex flex-col gap-0.5">
			<VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
			{PLACES.map((place) => (
				<div key={place} className="grid min-h-18 grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 px-3 py-2.5">
					<Skeleton shape="circle" className="size-12" />
					<Skeleton lines={2} className="text-sm" />
				</div>
			))}
		</div>
	);
}
