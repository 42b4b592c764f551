import type { ChatThread } from '@zaylat/api-client/contract';
import { IconButton } from '@zaylat/ui/icon-button';
import { ArrowLeft, Store } from 'lucide-react';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { VerifiedMark } from '../../shops/verified-mark.tsx';
import { chatPath } from '../chat-address.ts';
import { partnerName } from '../partner.ts';

/** The partner of a conversation; on phones also the link back to the list. */
export function ConversationHead({ thread }: { readonly thread: ChatThread }) {
	const { t } = useTranslation('chat');
	const { side, shop } = thread;
	return (
		<div className="flex min-h-16 items-center gap-2 border-border border-b px-2 py-2 tablet:px-4">
			<IconButton
				asChild
				label={t('thread.back')}
				icon={<ArrowLeft className="rtl:-scale-x-100" />}
				className="tablet:hidden"
			>
				<ShopLink to={chatPath({ side })} />
			</IconButton>
			<ShopPicture picture={shop.picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-full" />
			<h2 className="flex min-w-0 grow items-center gap-1 font-semibold">
				<span className="line-clamp-2 wrap-anywhere">{partnerName(thread)}</span>
				{side === 'shopper' && shop.isVerified && <VerifiedMark />}
			</h2>
			<IconButton asChild label={t('thread.shop')} icon={<Store />}>
				<ShopLink to={shopPath(shop.slug)} />
			</IconButton>
		</div>
	);
}
