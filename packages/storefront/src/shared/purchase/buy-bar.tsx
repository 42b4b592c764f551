import { LOGIN_PATH } from '@zaylat/domain/access';
import { Button } from '@zaylat/ui/button';
import { Check, ShoppingCart } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { HELD_FORM } from '../../app/held-presses.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
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
	'flex gap-3 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-tablet:z-sticky max-tablet:border-border max-tablet:border-t max-tablet:bg-surface-raised max-tablet:px-4 max-tablet:py-2.5';
/** Toasts stand above the bar on phones: they must not hide what was just pressed. */
const TOAST_LIFT = '4.25rem';
const BUTTON = 'flex-1 max-tablet:min-h-12 max-tablet:px-2 max-tablet:text-base';

/**
 * Into the cart, or straight on to it. On phones the buttons stand within the thumb's reach.
 * Without script the form leads to the sign-in page, which leads back. Texts: area `product`.
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

	useEffect(() => {
		const { style } = document.documentElement;
		style.setProperty('--toast-lift', TOAST_LIFT);
		return () => void style.removeProperty('--toast-lift');
	}, []);

	function submit(event: FormEvent) {
		event.preventDefault();
		add();
	}

	return (
		<form
			method="get"
			action={LOGIN_PATH}
			{...HELD_FORM}
			onSubmit={submit}
			aria-label={t('buy.label')}
			className="flex flex-col gap-4"
		>
			<input type="hidden" name="redirect" value={keptPath} />
			{children}
			<div data-part="buy-bar" className={BAR}>
				<Button
					type="submit"
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
						size="lg"
						className={`${BUTTON} noscript:hidden`}
						onClick={buyNow}
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
