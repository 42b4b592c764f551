import { unreadChat } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useSession } from './app-context.ts';

/** Number of unread chat messages of a registered shopper; guests have no chats (Decision 20). */
export function useUnreadChat(): { readonly count: number; readonly refresh: () => void } {
	const isRegistered = useSession().data?.user.kind === 'registered';
	const { data, mutate } = useQuery(isRegistered ? unreadChat() : null);
	return { count: data?.data.unread ?? 0, refresh: () => void mutate() };
}
