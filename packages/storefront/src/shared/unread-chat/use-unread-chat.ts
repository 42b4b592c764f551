import { useSyncExternalStore } from 'react';
import { useAppContext } from '../../app/app-context.ts';

const NONE = () => 0;

/** How many chat messages wait to be read; none on the server. */
export function useUnreadChat(): number {
	const { unreadChat } = useAppContext();
	return useSyncExternalStore(unreadChat.subscribe, unreadChat.getSnapshot, NONE);
}
