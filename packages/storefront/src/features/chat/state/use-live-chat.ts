import { chatEventsPath } from '@zaylat/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext, useSession } from '../../../core/context/app-context.ts';
import { followEvents } from '../../notifications/follow-events.ts';

/** What has happened in chats since the page is open. */
export interface LiveChat {
	/** Grows with each event of a conversation and with each new connection; what is shown of it may be old then. */
	newsOf(threadId: string): number;
	/** Grows with every event. */
	readonly news: number;
	/** Whether the connection stood and is lost now. */
	readonly isLost: boolean;
}

/** Follows the account's chats while the page is open; guests and visitors have none. */
export function useLiveChat(onReady: () => void): LiveChat {
	const { edition, openEvents, timers } = useAppContext();
	const { data } = useSession();
	const [byThread, setByThread] = useState<Readonly<Record<string, number>>>({});
	const [connections, setConnections] = useState(0);
	const [isLost, setIsLost] = useState(false);
	const ready = useEffectEvent(onReady);
	const canFollow = data?.user.kind === 'registered';
	useEffect(() => {
		if (!canFollow || openEvents === undefined) return;
		return followEvents(() => openEvents(chatEventsPath(edition)), timers, {
			onReady() {
				setConnections((count) => count + 1);
				setIsLost(false);
				ready();
			},
			onLost: () => setIsLost(true),
			onMessage: (threadId) => setByThread((known) => ({ ...known, [threadId]: (known[threadId] ?? 0) + 1 })),
		});
	}, [canFollow, edition, openEvents, timers]);
	return {
		newsOf: (threadId) => connections + (byThread[threadId] ?? 0),
		news: connections + Object.values(byThread).reduce((sum, count) => sum + count, 0),
		isLost,
	};
}
