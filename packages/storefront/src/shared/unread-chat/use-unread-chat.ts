import { useSyncExternalStore } from 'react';
import { useShop } from '../../app/shop.ts';

const NONE = () => 0;

/** How many chat messages wait to be read; none on the server. */
export function useUnreadChat(): number {
	const { unreadChat } = useShop();
	return useSyncExternalStore(unreadChat.subscribe, unreadChat.getSnapshot, NONE);
}
