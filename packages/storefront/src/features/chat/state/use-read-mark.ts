import { markChatRead } from '@zaylat/api-client';
import type { ChatMessage, ChatThread } from '@zaylat/api-client/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useIsVisible } from '../../notifications/use-is-visible.ts';

/**
 * Marks what is in an open conversation as read, once somebody can see it.
 * @param onMarked called with the conversation as it stands then
 */
export function useReadMark(
	thread: ChatThread,
	messages: readonly ChatMessage[],
	onMarked: (thread: ChatThread) => void,
): void {
	const { client } = useAppContext();
	const isVisible = useIsVisible();
	const newest = messages.findLast(({ side }) => side !== thread.side)?.id;
	const marked = useRef(thread.unread === 0 ? newest : undefined);

	const mark = useEffectEvent(async (messageId: string) => {
		if (marked.current === messageId) return;
		const before = marked.current;
		marked.current = messageId;
		const attempt = await client().attempt(markChatRead(thread.id, messageId));
		if (attempt.ok) onMarked(attempt.value.data);
		else if (marked.current === messageId) marked.current = before;
	});
	useEffect(() => {
		if (isVisible && newest !== undefined) void mark(newest);
	}, [isVisible, newest]);
}
