import { Button } from '@zaylat/ui/button';
import { Check, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageForm } from '../../../core/forms/page-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CartLink } from './cart-link.tsx';
import type { Purchase } from './use-purchase.ts';

/** Props of {@link BuyBar}. */
export interface BuyBarProps {
	readonly purchase: Purchase;
	/** Id of the form, for fields outside of it. */
	readonly id?: string;
	readonly productId: string;
	/** The variant that is bought where no field of the form names another one. */
	readonly variantId: string | undefined;
	readonly isSoldOut: boolean;
	/** Words of the button that adds to the cart, where "add to cart" does not say it. */
	readonly addLabel?: string;
	/** Words of the button that goes straight on, where "buy now" does not say it. */
	readonly buyLabel?: string;
	/** What is chosen in the form, above the buttons. */
	readonly children?: ReactNode;
	/** What is bought and its price, in the bar of tablets. Screen readers hear it above. */
	readonly summary?: ReactNode;
}

// With large text the buttons of phones go below each other.
const BAR =
	'flex flex-wrap items-center gap-2 tablet:gap-3 max-[80rem]:bottom-bar tablet:max-[80rem]:flex-nowrap tablet:max-[80rem]:px-6';
const BUTTON =
	'flex-1 min-[80rem]:basis-44 tablet:max-[80rem]:max-w-60 tablet:max-[80rem]:text-base max-tablet:min-h-12 max-tablet:px-2 max-tablet:text-base';

/**
 * The buttons that add to the cart and that buy at once. Below 1280 px they are fixed to the bottom of the window; on phones
 * in the place of the bar with the places of the shop, and a link leads to the cart. Until the page is hydrated the server takes
 * the form. Texts: area `product`.
 */
export function BuyBar({
	purchase: { state, add, buyNow },
	id,
	productId,
	variantId,
	isSoldOut,
	addLabel,
	buyLabel,
	children,
	summary,
}: BuyBarProps) {
	const { t } = useTranslation('product');
	const form = pageForm('purchase', (fields) => (fields.get('do') === 'buy' ? buyNow() : add()));

	return (
		<form {...form} id={id} aria-label={t('buy.label')} className="flex flex-col gap-4">
			<input type="hidden" name="product" value={productId} />
			<input type="hidden" name="variant" value={variantId ?? ''} />
			{children}
			<div data-part="buy-bar" className={BAR}>
				{summary && (
					<div aria-hidden className="min-w-0 flex-1 max-tablet:hidden min-[80rem]:hidden">
						{summary}
					</div>
				)}
				<CartLink />
				<Button
					type="submit"
					name="do"
					value="add"
					variant="secondary"
					size="lg"
					className={`${BUTTON} max-mobile-wide:gap-0`}
					disabled={isSoldOut}
					isLoading={state === 'adding'}
					loadingLabel={t('buy.adding')}
					iconStart={
						state === 'added' ? (
							<Check className="max-mobile-wide:me-1.5" />
						) : (
							<ShoppingCart className="max-mobile-wide:hidden" />
						)
					}
				>
					{isSoldOut ? t('stock.out') : (addLabel ?? t('buy.add'))}
				</Button>
				{!isSoldOut && (
					<Button
						type="submit"
						name="do"
						value="buy"
						size="lg"
						className={BUTTON}
						isLoading={state === 'buying'}
						loadingLabel={t('buy.adding')}
					>
						{buyLabel ?? t('buy.now')}
					</Button>
				)}
			</div>
		</form>
	);
}
