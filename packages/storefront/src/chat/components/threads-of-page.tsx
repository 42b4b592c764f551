import { chatThreads } from '@zaylat/api-client';
import type { ChatSide } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { ThreadRow } from './thread-row.tsx';

/** Props of {@link ThreadsOfPage}. */
export interface ThreadsOfPageProps {
	readonly side: ChatSide;
	readonly cursor: string | undefined;
	readonly openId: string | undefined;
}

/** The conversations of one page of the list, as items. */
export function ThreadsOfPage({ side, cursor, openId }: ThreadsOfPageProps) {
	const { data } = useQuery(chatThreads({ side, ...(cursor !== undefined && { cursor }) }));
	return data?.data.items.map((thread) => (
		<li key={thread.id}>
			<ThreadRow thread={thread} isOpen={thread.id === openId} />
		</li>
	));
}
