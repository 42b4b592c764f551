import { useQuery } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useUnreadChat } from '../../../core/events/use-unread.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskNavigation } from '../../seller/desk-navigation.tsx';
import { SHOP_UNREAD } from '../../seller/queries.ts';
import { readChatAddress } from '../chat-address.ts';
import { ChatGuest } from '../components/chat-guest.tsx';
import { ChatPanes } from '../components/chat-panes.tsx';
import { Conversation } from '../components/conversation.tsx';
import { ConversationSkeleton } from '../components/conversation-skeleton.tsx';
import { OpeningProblem } from '../components/opening-problem.tsx';
import { ThreadList } from '../components/thread-list.tsx';
import { useChosenShop } from '../state/use-chosen-shop.ts';
import { useLiveChat } from '../state/use-live-chat.ts';
import { useOutbox } from '../state/use-outbox.ts';
import { useThreadPages } from './use-thread-pages.ts';

/** Conversations of a shopper with shops, or of a shop with shoppers, and the one that the address names. */
export function ChatPage() {
	const { t } = useTranslation('chat');
	const { refresh: refreshUnread } = useUnreadChat();
	const { side = 'shopper', threadId, productId } = readChatAddress(new URLSearchParams(useLocation().search));
	const pages = useThreadPages(side);
	const { first } = pages;
	const isShop = side === 'shop';
	const shopUnread = useQuery(isShop ? SHOP_UNREAD : null);
	const { outbox, waiting, sent } = useOutbox();
	const { newsOf, news, isLost } = useLiveChat(outbox.resume);
	const { opening, retry } = useChosenShop(refresh);

	function refresh(): void {
		void first.mutate();
		refreshUnread();
		if (isShop) void shopUnread.mutate();
	}

	const refreshAfter = useEffectEvent((changes: number) => {
		if (changes > 0) refresh();
	});
	useEffect(() => refreshAfter(news + sent.length), [news, sent.length]);

	function conversation() {
		if (opening.status === 'opening') return <ConversationSkeleton />;
		if (opening.status === 'failed') {
			return <OpeningProblem code={opening.code} isOwnShop={opening.isOwnShop} onRetry={retry} />;
		}
		if (threadId === undefined) return <NothingChosen />;
		return (
			<Conversation
				key={threadId}
				threadId={threadId}
				productId={productId}
				outbox={outbox}
				waiting={waiting}
				sent={sent}
				news={newsOf(threadId)}
				isLive={!isLost}
				onChange={refresh}
			/>
		);
	}

	const isConversation = threadId !== undefined || opening.status !== 'none';
	const isGuest = first.error?.code === 'registration_required';
	const isEmpty = !isConversation && first.data?.data.items.length === 0;
	const list = <ThreadList pages={pages} openId={threadId} />;
	return (
		<div className="flex flex-col gap-4">
			<h1
				className={`font-bold text-xl leading-heading tablet:text-2xl ${isConversation && !isGuest ? 'max-tablet:sr-only' : ''}`}
			>
				{t(isShop ? 'shopTitle' : 'title')}
			</h1>
			{isShop && (
				<div className={isConversation ? 'max-tablet:hidden' : undefined}>
					<DeskNavigation current="chat" />
				</div>
			)}
			{isGuest && <ChatGuest />}
			{!isGuest && isEmpty && list}
			{!isGuest && !isEmpty && (
				<ChatPanes list={list} conversation={conversation()} shown={isConversation ? 'conversation' : 'list'} />
			)}
		</div>
	);
}

function NothingChosen() {
	const { t } = useTranslation('chat');
	return (
		<div className="m-auto p-4">
			<EmptyState
				picture={<MessagesSquare aria-hidden strokeWidth={1.5} />}
				title={t('choose.title')}
				description={t('choose.text')}
			/>
		</div>
	);
}
