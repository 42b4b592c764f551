import type { ChatMessage, ChatThread } from '@zaylat/api-client/contract';
import { arrange } from '@zaylat/domain/chat';
import { Button } from '@zaylat/ui/button';
import { ChatDivider, ChatLog } from '@zaylat/ui/chat-bubble';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MessageCircle } from 'lucide-react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { usePictureViewer } from '../../../core/pictures/use-picture-viewer.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { partnerName } from '../partner.ts';
import type { ShownMessage } from '../shown-message.ts';
import { useChatTimes } from '../state/use-chat-times.ts';
import type { Earlier } from '../state/use-conversation.ts';
import { Message } from './message.tsx';

/** Props of {@link MessageLog}. */
export interface MessageLogProps {
	readonly thread: ChatThread;
	readonly messages: readonly ChatMessage[];
	readonly shown: readonly ShownMessage[];
	/** Key of the first message that was not seen when the conversation was opened. */
	readonly firstNewKey: string | undefined;
	readonly earlier: Earlier;
	readonly onRetry: (clientId: string) => void;
}

/** What scrolls is reached and scrolled by keyboard. */
const REACHABLE = { tabIndex: 0 } as const;

/**
 * The messages of a conversation, the newest at the lower end and in view. The scrolled box counts from there, so that
 * neither loading earlier ones nor a picture that arrives moves what is being read.
 */
export function MessageLog({ thread, messages, shown, firstNewKey, earlier, onRetry }: MessageLogProps) {
	const { t } = useTranslation('chat');
	const { dayOf, dayText } = useChatTimes();
	const name = partnerName(thread);
	const pictured = messages.filter(({ picture }) => picture !== null);
	const pictures = pictured.flatMap(({ picture, side }) => {
		const sender = side === thread.side ? t('thread.you') : name;
		return picture ? [{ ...picture, alt: t('thread.pictureBy', { name: sender }) }] : [];
	});
	const { open, viewer } = usePictureViewer(pictures, t('thread.pictures'));
	const openPicture = (messageId: string) => open(pictured.findIndex(({ id }) => id === messageId));

	if (shown.length === 0) {
		return (
			<div className="grid min-h-0 grow place-items-center overflow-y-auto p-4">
				<EmptyState
					headingLevel={3}
					picture={<MessageCircle aria-hidden strokeWidth={1.5} />}
					title={t('thread.emptyTitle')}
					description={t('thread.emptyText', { name })}
				/>
			</div>
		);
	}
	return (
		<section
			{...REACHABLE}
			aria-label={t('thread.label', { name })}
			className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain px-4 py-3 focus-visible:-outline-offset-2"
		>
			<div className="flex flex-col">
				<EarlierMessages earlier={earlier} />
				<ChatLog label={t('thread.label', { name })} aria-busy={earlier.isLoading}>
					{arrange(shown, { dayOf, firstNewKey }).map((row) => {
						if (row.kind === 'day') return <ChatDivider key={row.key}>{dayText(row.at)}</ChatDivider>;
						if (row.kind === 'new') {
							return (
								<ChatDivider key={row.key} kind="unread">
									{t('thread.new')}
								</ChatDivider>
							);
						}
						return (
							<Message
								key={row.key}
								thread={thread}
								shown={row.message}
								position={row.position}
								onOpenPicture={openPicture}
								onRetry={onRetry}
							/>
						);
					})}
				</ChatLog>
			</div>
			{viewer}
		</section>
	);
}

function EarlierMessages({ earlier: { isThere, isLoading, error, load } }: { readonly earlier: Earlier }) {
	const { t } = useTranslation('chat');
	const errorText = useErrorText();
	if (!isThere) return null;
	return (
		<div className="flex flex-col items-center gap-1 pb-2">
			{error && (
				<p role="alert" className="text-center text-critical text-sm">
					{t('thread.earlierFailed')}. {errorText(error.code).advice}
				</p>
			)}
			<Button
				variant="secondary"
				size="sm"
				onClick={load}
				isLoading={isLoading}
				loadingLabel={t('thread.earlierLoading')}
			>
				{t('thread.earlier')}
			</Button>
		</div>
	);
}
