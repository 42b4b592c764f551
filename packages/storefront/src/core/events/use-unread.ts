import { unreadChat, unreadNotifications } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useSession } from '../context/app-context.ts';

/** Milliseconds after which an open page counts again, while it is visible. */
const REFRESH_MS = 30_000;

/** Number of what is unread, and a way to count again. */
export interface Unread {
	readonly count: number;
	readonly refresh: () => void;
}

/** Guests have no chats and no news (Decision 20). */
const useIsRegistered = () => useSession().data?.user.kind === 'registered';

/** Number of unread chat messages of a registered shopper. */
export function useUnreadChat(): Unread {
	const isRegistered = useIsRegistered();
	const { data, mutate } = useQuery(isRegistered ? unreadChat() : null, { refreshInterval: REFRESH_MS });
	return { count: data?.data.unread ?? 0, refresh: () => void mutate() };
}

/** Number of unread news of a registered shopper. */
export function useUnreadNews(): Unread {
	const isRegistered = useIsRegistered();
	const { data, mutate } = useQuery(isRegistered ? unreadNotifications() : null, { refreshInterval: REFRESH_MS });
	return { count: data?.data.unread ?? 0, refresh: () => void mutate() };
}
