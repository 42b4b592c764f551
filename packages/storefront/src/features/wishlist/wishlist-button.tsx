import type { ProductSummary } from '@zaylat/api-client/contract';
import { Glyph, heartIcon } from '@zaylat/ui/glyph';
import { IconButton } from '@zaylat/ui/icon-button';
import { useToast } from '@zaylat/ui/toast';
import { memo } from 'react';
import { pageForm } from '../../core/forms/page-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ShownWishlist, useWishlist } from './use-wishlist.ts';

/** Props of {@link WishlistButton}. */
export interface WishlistButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name'>;
	readonly variant?: 'raised' | 'quiet' | 'outline';
	/** Where it stands. */
	readonly className?: string;
}

/** The heart of a product. A visitor's wishlist is stored on the device until sign-in (Decision 20). Texts: area `catalog`. */
export function WishlistButton({ product, ...props }: WishlistButtonProps) {
	const { productIds, toggle } = useWishlist();
	return (
		<Heart id={product.id} name={product.name} isSaved={productIds.includes(product.id)} toggle={toggle} {...props} />
	);
}

interface HeartProps extends Omit<WishlistButtonProps, 'product'> {
	readonly id: string;
	readonly name: string;
	readonly isSaved: boolean;
	readonly toggle: ShownWishlist['toggle'];
}

/**
 * A form, which the server takes until the page is hydrated. When the wishlist arrives, only the hearts of saved products
 * are rendered again: a page has dozens.
 */
const Heart = memo(function Heart({ id, name, isSaved, toggle, variant = 'raised', className }: HeartProps) {
	const { t } = useTranslation('catalog');
	const toast = useToast();

	async function press() {
		const result = await toggle(id);
		if (!result.ok) toast.show({ tone: 'critical', title: t('card.notSaved') });
	}

	return (
		<form {...pageForm('wish', () => void press())} className={className}>
			<IconButton
				type="submit"
				name={isSaved ? 'unsave' : 'save'}
				value={id}
				variant={variant}
				label={t(isSaved ? 'card.unsave' : 'card.save', { name })}
				icon={<Glyph icon={heartIcon} className={isSaved ? 'fill-current text-sale' : undefined} />}
			/>
		</form>
	);
});
