import { chatEventsPath } from '@zaylat/api-client';
import type { ChangeTopic } from '@zaylat/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useAppContext, useSession } from '../../core/context/app-context.ts';
import { followEvents } from './follow-events.ts';
import { useIsVisible } from './use-is-visible.ts';

/** Milliseconds between two refreshes for guests, who have no event stream. */
const GUEST_REFRESH_MS = 30_000;

/** What of an account can change while a page shows it. */
export type LiveTopic = ChangeTopic | 'chat';

/**
 * Refreshes a page when something that it shows changed on the server. The stream is open only while the page is visible,
 * because a browser allows few connections to a host.
 * @param topics what the page shows
 * @param onChange called after a change, and after each connection, since changes before it may have been missed
 */
export function useLiveChanges(topics: readonly LiveTopic[], onChange: () => void): void {
	const { edition, openEvents, timers } = useAppContext();
	const { data } = useSession();
	const isVisible = useIsVisible();
	const kind = data?.user.kind;
	const changed = useEffectEvent((topic?: LiveTopic) => {
		if (topic === undefined || topics.includes(topic)) onChange();
	});
	useEffect(() => {
		if (!isVisible || kind === undefined || openEvents === undefined) return;
		if (kind !== 'registered') {
			const timer = timers.every(GUEST_REFRESH_MS, () => changed());
			return () => timers.cancel(timer);
		}
		return followEvents(() => openEvents(chatEventsPath(edition)), timers, {
			onReady: () => changed(),
			onMessage: () => changed('chat'),
			onChange: changed,
		});
	}, [isVisible, kind, edition, openEvents, timers]);
}
