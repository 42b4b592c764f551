import type { ChatThread } from '@zaylat/api-client/contract';
import { firstUnreadId } from '@zaylat/domain/chat';
import { useState } from 'react';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chatQueries } from '../queries.ts';
import { shownMessages } from '../shown-message.ts';
import type { Outbox, OutboxState } from '../state/outbox.ts';
import { useConversation } from '../state/use-conversation.ts';
import { useReadMark } from '../state/use-read-mark.ts';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageLog } from './message-log.tsx';

/** Props of {@link Conversation}; give it a key per conversation. */
export interface ConversationProps extends OutboxState {
	readonly threadId: string;
	/** The product that the next message is about. */
	readonly productId: string | undefined;
	readonly outbox: Outbox;
	/** Grows whenever something may have happened in it. */
	readonly news: number;
	readonly isLive: boolean;
	/** Called when its place or its mark in the list is old. */
	readonly onChange: () => void;
}

/** A conversation: with whom, what was written, and the field to answer. */
export function Conversation({
	threadId,
	productId,
	outbox,
	waiting,
	sent,
	news,
	isLive,
	onChange,
}: ConversationProps) {
	const { t } = useTranslation('chat');
	const thread = useScreenQuery(chatQueries.thread);
	const own = sent.filter((message) => message.threadId === threadId);
	const conversation = useConversation(threadId, own, news, () => void thread.mutate());
	const { first } = conversation;
	const error = thread.error ?? first.error;
	const isThere = thread.data !== undefined && first.data !== undefined;
	if (error && !isThere) {
		const canRetry = error.code !== 'thread_not_found';
		const retry = () => void Promise.all([thread.mutate(), first.mutate()]);
		return (
			<div className="m-auto p-4">
				<LoadProblem
					title={t(canRetry ? 'thread.failed' : 'thread.openFailed')}
					code={error.code}
					{...(canRetry && { onRetry: retry })}
					isRetrying={thread.isValidating || first.isValidating}
				/>
			</div>
		);
	}
	if (thread.data === undefined || first.data === undefined) return <ConversationSkeleton />;

	const replace = (next: ChatThread) => {
		void thread.mutate({ data: next }, { revalidate: false });
		onChange();
	};
	return (
		<OpenConversation
			thread={thread.data.data}
			conversation={conversation}
			productId={productId}
			outbox={outbox}
			waiting={waiting}
			isLive={isLive}
			onMarked={replace}
		/>
	);
}

interface OpenConversationProps extends Pick<ConversationProps, 'productId' | 'outbox' | 'waiting' | 'isLive'> {
	readonly thread: ChatThread;
	readonly conversation: ReturnType<typeof useConversation>;
	readonly onMarked: (thread: ChatThread) => void;
}

function OpenConversation({
	thread,
	conversation: { messages, earlier },
	productId,
	outbox,
	waiting,
	isLive,
	onMarked,
}: OpenConversationProps) {
	const { t } = useTranslation('chat');
	// Where the new ones begin is what was new at opening, also after they are marked as read.
	const [firstNewId] = useState(() => firstUnreadId(messages, thread));
	useReadMark(thread, messages, onMarked);
	const shown = shownMessages(thread, messages, waiting);
	const firstNew = shown.find((each) => each.kind === 'written' && each.message.id === firstNewId);
	return (
		<>
			<ConversationHead thread={thread} />
			<MessageLog
				thread={thread}
				messages={messages}
				shown={shown}
				firstNewKey={firstNew?.key}
				earlier={earlier}
				onRetry={outbox.retry}
			/>
			<p role="status" className="px-4 text-center text-text-muted text-xs not-empty:py-1">
				{!isLive && t('thread.reconnecting')}
			</p>
			<Composer threadId={thread.id} productId={productId} onSend={(written) => outbox.send(thread.id, written)} />
		</>
	);
}
