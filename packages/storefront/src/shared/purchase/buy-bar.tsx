import { signInPath } from '@zaylat/domain/access';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { Check, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepFieldValues } from '../../app/keep-field-values.ts';
import { useFormAction } from '../../app/use-form-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CartLink } from './cart-link.tsx';
import type { Purchase } from './use-purchase.ts';

/** Props of {@link BuyBar}. */
export interface BuyBarProps {
	readonly purchase: Purchase;
	/** Address of the page with the choice in it. */
	readonly keptPath: string;
	readonly isSoldOut: boolean;
	/** Words of the button that adds to the cart, where "add to cart" does not say it. */
	readonly addLabel?: string;
	/** Words of the button that goes straight on, where "buy now" does not say it. */
	readonly buyLabel?: string;
	/** What is chosen in the form, above the buttons. */
	readonly children?: ReactNode;
}

const BAR =
	'flex gap-2 tablet:gap-3 tablet:flex-wrap max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-sticky max-tablet:border-border max-tablet:border-t max-tablet:bg-surface-raised max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-tablet:[@media(max-height:28rem)]:static';
const BUTTON = 'flex-1 tablet:basis-44 max-tablet:min-h-12 max-tablet:px-2 max-tablet:text-base';

/**
 * The buttons that add to the cart and that buy at once. On phones they are fixed to the bottom of the window, in the
 * place of the bar with the places of the shop, and a link leads to the cart. A press
 * before hydration is replayed by React, because the actions of the form are functions. Without JavaScript a link leads
 * to the sign-in page, which leads back. Texts: area `product`.
 */
export function BuyBar({
	purchase: { state, add, buyNow },
	keptPath,
	isSoldOut,
	addLabel,
	buyLabel,
	children,
}: BuyBarProps) {
	const { t } = useTranslation('product');
	const addToCart = useFormAction(add);
	const buyAtOnce = useFormAction(buyNow);

	return (
		<form action={addToCart} onReset={keepFieldValues} aria-label={t('buy.label')} className="flex flex-col gap-4">
			{children}
			<div data-part="buy-bar" className={BAR}>
				<CartLink />
				<Button
					type="submit"
					variant="secondary"
					size="lg"
					className={`${BUTTON} max-mobile-wide:gap-0 noscript:hidden`}
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
						formAction={buyAtOnce}
						size="lg"
						className={`${BUTTON} noscript:hidden`}
						isLoading={state === 'buying'}
						loadingLabel={t('buy.adding')}
					>
						{buyLabel ?? t('buy.now')}
					</Button>
				)}
				{!isSoldOut && (
					// An element around the link: the display of the button would win over `hidden`.
					<span className="hidden flex-1 noscript:flex">
						<a
							href={signInPath(keptPath)}
							className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} ${BUTTON}`}
						>
							{addLabel ?? t('buy.add')}
						</a>
					</span>
				)}
			</div>
		</form>
	);
}
