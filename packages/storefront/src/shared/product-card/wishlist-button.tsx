import type { ProductSummary } from '@zaylat/api-client/contract';
import { IconButton } from '@zaylat/ui/icon-button';
import { useToast } from '@zaylat/ui/toast';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequireSession } from '../session/use-require-session.ts';
import { useWishlist } from '../wishlist/index.ts';

/** Props of {@link WishlistButton}. */
export interface WishlistButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name'>;
	readonly variant?: 'raised' | 'outline';
	/** Where it stands. */
	readonly className?: string;
}

/**
 * The heart of a product. Somebody who is not signed in goes to the sign-in page and comes back.
 * It works by script alone, so it is not shown without. Texts: area `catalog`.
 */
export function WishlistButton({ product, variant = 'raised', className = '' }: WishlistButtonProps) {
	const { t } = useTranslation('catalog');
	const { productIds, toggle } = useWishlist();
	const { pathname, search } = useLocation();
	const requireSession = useRequireSession();
	const toast = useToast();
	const isSaved = productIds.has(product.id);

	async function press() {
		if (!(await requireSession(pathname + search))) return;
		const result = await toggle(product.id);
		if (!result.ok) toast.show({ tone: 'critical', title: t('card.notSaved') });
	}

	return (
		<div className={`noscript:hidden ${className}`}>
			<IconButton
				variant={variant}
				label={t(isSaved ? 'card.unsave' : 'card.save', { name: product.name })}
				icon={<Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} className={isSaved ? 'text-sale' : ''} />}
				onClick={() => void press()}
			/>
		</div>
	);
}
