import { chatThreads } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { ThreadRow } from './thread-row.tsx';

/** Props of {@link ThreadsOfPage}. */
export interface ThreadsOfPageProps {
	readonly cursor: string | undefined;
	readonly openId: string | undefined;
}

/** The conversations of one page of the list, as items. */
export function ThreadsOfPage({ cursor, openId }: ThreadsOfPageProps) {
	const { data } = useQuery(chatThreads(cursor === undefined ? {} : { cursor }));
	return data?.data.items.map((thread) => (
		<li key={thread.id}>
			<ThreadRow thread={thread} isOpen={thread.id === openId} />
		</li>
	));
}
