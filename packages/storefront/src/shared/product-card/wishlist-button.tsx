import type { ProductSummary } from '@zaylat/api-client/contract';
import { Glyph, heartIcon } from '@zaylat/ui/glyph';
import { IconButton } from '@zaylat/ui/icon-button';
import { useToast } from '@zaylat/ui/toast';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWishlist } from '../wishlist/use-wishlist.ts';

/** Props of {@link WishlistButton}. */
export interface WishlistButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name'>;
	readonly variant?: 'raised' | 'outline';
	/** Where it stands. */
	readonly className?: string;
}

/**
 * The heart of a product. A visitor's wishlist is stored on the device until sign-in (Decision 20).
 * It is a form so that React replays a press before hydration; it is hidden without JavaScript. Texts: area `catalog`.
 */
export function WishlistButton({ product, variant = 'raised', className }: WishlistButtonProps) {
	const { t } = useTranslation('catalog');
	const { productIds, toggle } = useWishlist();
	const toast = useToast();
	const isSaved = productIds.includes(product.id);

	async function press() {
		const result = await toggle(product.id);
		if (!result.ok) toast.show({ tone: 'critical', title: t('card.notSaved') });
	}

	return (
		<form action={() => void press()} className={className ? `noscript:hidden ${className}` : 'noscript:hidden'}>
			<IconButton
				type="submit"
				variant={variant}
				label={t(isSaved ? 'card.unsave' : 'card.save', { name: product.name })}
				icon={<Glyph icon={heartIcon} className={isSaved ? 'fill-current text-sale' : undefined} />}
			/>
		</form>
	);
}
