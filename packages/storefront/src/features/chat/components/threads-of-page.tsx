import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { chatQueries } from '../queries.ts';
import { ThreadRow } from './thread-row.tsx';

/** Props of {@link ThreadsOfPage}. */
export interface ThreadsOfPageProps {
	readonly cursor: string | undefined;
	readonly openId: string | undefined;
}

/** The conversations of one page of the list, as items. */
export function ThreadsOfPage({ cursor, openId }: ThreadsOfPageProps) {
	const { data } = useScreenQuery(chatQueries.threads, { cursor });
	return data?.data.items.map((thread) => (
		<li key={thread.id}>
			<ThreadRow thread={thread} isOpen={thread.id === openId} />
		</li>
	));
}
