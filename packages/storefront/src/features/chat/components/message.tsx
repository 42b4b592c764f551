import type { ChatThread } from '@zaylat/api-client/contract';
import { isReadByOther } from '@zaylat/domain/chat';
import { langOfText } from '@zaylat/domain/scripts';
import { ChatBubble, type ChatBubblePosition } from '@zaylat/ui/chat-bubble';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { partnerName } from '../partner.ts';
import type { ShownMessage } from '../shown-message.ts';
import type { Outgoing } from '../state/outgoing.ts';
import { useChatTimes } from '../state/use-chat-times.ts';
import { ChatPicture, OutgoingPicture } from './chat-picture.tsx';
import { ProductLine } from './product-line.tsx';

/** Props of {@link Message}. */
export interface MessageProps {
	readonly thread: ChatThread;
	readonly shown: ShownMessage;
	readonly position: ChatBubblePosition;
	/** Shows the picture of a message large. */
	readonly onOpenPicture: (messageId: string) => void;
	readonly onRetry: (clientId: string) => void;
}

/** One message of a conversation, written or on its way. */
export function Message({ thread, shown, position, onOpenPicture, onRetry }: MessageProps) {
	const { t } = useTranslation('chat');
	const { timeText } = useChatTimes();
	const you = t('thread.you');
	const sender = shown.isOwn ? you : partnerName(thread);
	const frame = {
		side: shown.isOwn ? 'own' : 'other',
		sender,
		position,
		time: timeText(shown.at),
		dateTime: new Date(shown.at).toISOString(),
	} as const;
	const labels = {
		sending: t('status.sending'),
		waiting: t('status.waiting'),
		sent: t('status.sent'),
		read: t('status.read'),
		failed: t('status.failed'),
		retry: t('status.retry'),
	};
	if (shown.kind === 'outgoing') {
		return <OnItsWay outgoing={shown.outgoing} frame={frame} labels={labels} onRetry={onRetry} />;
	}
	const { id, text, picture, product } = shown.message;
	return (
		<ChatBubble
			{...frame}
			avatar={
				shown.isOwn ? undefined : (
					<ShopPicture picture={thread.shop.picture} alt="" sizes="32px" className="w-8 rounded-full" />
				)
			}
			status={shown.isOwn ? (isReadByOther(shown.message, thread) ? 'read' : 'sent') : undefined}
			picture={picture ? <ChatPicture picture={picture} sender={sender} onOpen={() => onOpenPicture(id)} /> : undefined}
			card={product ? <ProductLine product={product} /> : undefined}
			labels={labels}
		>
			{written(text)}
		</ChatBubble>
	);
}

interface OnItsWayProps extends Pick<MessageProps, 'onRetry'> {
	readonly outgoing: Outgoing;
	readonly frame: {
		readonly side: 'own' | 'other';
		readonly sender: string;
		readonly position: ChatBubblePosition;
		readonly time: string;
		readonly dateTime: string;
	};
	readonly labels: Readonly<Record<'sending' | 'waiting' | 'sent' | 'read' | 'failed' | 'retry', string>>;
}

function OnItsWay({ outgoing, frame, labels, onRetry }: OnItsWayProps) {
	const { t } = useTranslation('chat');
	const errorText = useErrorText();
	const { clientId, text, file, status, error } = outgoing;
	// What sending again cannot help is said; else that it was not sent is enough.
	const failed = error && !error.retryable ? errorText(error.code).title : labels.failed;
	const sending = file === undefined ? labels.sending : t('status.sendingPicture');
	return (
		<ChatBubble
			{...frame}
			status={status}
			onRetry={() => onRetry(clientId)}
			picture={file && <OutgoingPicture file={file} alt={t('thread.pictureBy', { name: frame.sender })} />}
			labels={{ ...labels, failed, sending }}
		>
			{written(text)}
		</ChatBubble>
	);
}

/** What was written, in the font and with the line height of its script; nothing for a message without words. */
const written = (text: string) => text && <span lang={langOfText(text)}>{text}</span>;
