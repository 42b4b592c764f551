import { MessageCircle } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { askShopPath, keepChosenShop } from './chosen-shop.ts';

/** Props of {@link AskShopLink}. */
export interface AskShopLinkProps {
	readonly shop: { readonly slug: string; readonly name: string };
	/** The product that is asked about. */
	readonly productId?: string | undefined;
	readonly size?: 'sm' | 'md' | undefined;
	readonly className?: string | undefined;
}

const CHAT_PATH = '/chat';

/** Leads to the chat with a shop, which it stores as the chosen one first (Specification §2). Texts: area `catalog`. */
export function AskShopLink({ shop, productId, size = 'md', className = '' }: AskShopLinkProps) {
	const { t } = useTranslation('catalog');
	const { isBuilt, now } = useAppContext();
	if (!isBuilt(CHAT_PATH)) return null;
	const chosen = { shopId: shop.slug, productId };
	const keep = () => keepChosenShop(chosen, now());
	return (
		<LinkButton
			to={askShopPath(chosen)}
			prefetch="none"
			onClick={keep}
			onAuxClick={keep}
			variant="secondary"
			size={size}
			className={className}
		>
			<MessageCircle aria-hidden size={18} />
			{t('askShop')}
			<span className="sr-only">{shop.name}</span>
		</LinkButton>
	);
}
