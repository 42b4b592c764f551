import type { ChatThread } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { NotificationDot } from '@zaylat/ui/notification-dot';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { VerifiedMark } from '../../shops/verified-mark.tsx';
import { chatPath } from '../chat-address.ts';
import { partnerName } from '../partner.ts';
import { useChatTimes } from '../state/use-chat-times.ts';

/** Props of {@link ThreadRow}. */
export interface ThreadRowProps {
	readonly thread: ChatThread;
	readonly isOpen: boolean;
}

/** A conversation in the list: with whom, the last message, when, and how much of it is new. */
export function ThreadRow({ thread, isOpen }: ThreadRowProps) {
	const { t } = useTranslation('chat');
	const { language } = usePreferences();
	const { shortText } = useChatTimes();
	const { side, shop, unread, lastMessage, createdAt } = thread;
	const at = lastMessage?.createdAt ?? createdAt;
	const last = lastText();
	return (
		<ShopLink
			to={chatPath({ side: thread.side, threadId: thread.id })}
			aria-current={isOpen ? 'page' : undefined}
			className="grid min-h-18 grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 rounded-control px-3 py-2.5 hover:bg-surface-sunken aria-[current=page]:bg-accent-soft"
		>
			<ShopPicture picture={shop.picture} alt="" sizes="48px" className="size-12 rounded-full" />
			<span className="flex min-w-0 flex-col gap-0.5">
				<span className="flex items-baseline gap-2">
					<span className="flex min-w-0 grow items-center gap-1">
						<span className={`truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>{partnerName(thread)}</span>
						{side === 'shopper' && shop.isVerified && <VerifiedMark size={16} />}
					</span>
					<time dateTime={at} className="shrink-0 text-xs text-text-muted tabular-nums">
						{shortText(Date.parse(at))}
					</time>
				</span>
				<span className="flex items-center gap-2">
					<span
						lang={langOfText(last)}
						className={`min-w-0 grow truncate text-sm ${unread > 0 ? 'text-text' : 'text-text-muted'}`}
					>
						{last}
					</span>
					<NotificationDot
						count={unread}
						formatCount={(count) => formatCount(count, language)}
						label={t('list.unread', { count: unread })}
						className="shrink-0"
					/>
				</span>
			</span>
		</ShopLink>
	);

	function lastText(): string {
		if (lastMessage === null) return t('list.nothingWritten');
		const { text, picture, side: author } = lastMessage;
		const shown = text === '' ? t(picture ? 'list.picture' : 'list.product') : text;
		return author === side ? t('list.own', { text: shown }) : shown;
	}
}
