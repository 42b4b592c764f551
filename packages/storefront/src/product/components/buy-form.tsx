import type { Product } from '@zaylat/api-client/contract';
import { LOGIN_PATH } from '@zaylat/domain/access';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Check, ShoppingCart } from 'lucide-react';
import type { FormEvent } from 'react';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Chosen } from '../use-choice.ts';
import { usePurchase } from '../use-purchase.ts';

/** Props of {@link BuyForm}. */
export interface BuyFormProps {
	readonly product: Product;
	readonly chosen: Chosen;
}

const BAR =
	'flex gap-3 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-tablet:z-sticky max-tablet:border-border max-tablet:border-t max-tablet:bg-surface-raised max-tablet:px-4 max-tablet:py-2.5';

/**
 * How many, into the cart, or straight on to it. On phones the buttons stand within the thumb's reach.
 * Without script the form leads to the sign-in page, which leads back.
 */
export function BuyForm({ product, chosen }: BuyFormProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const { state, add, buyNow } = usePurchase(product, chosen);
	const isSoldOut = chosen.variant === undefined || chosen.variant.stock === 0;
	const isLimited = !isSoldOut && chosen.quantity >= product.maxQuantity;

	function submit(event: FormEvent) {
		event.preventDefault();
		add();
	}

	return (
		<form
			method="get"
			action={LOGIN_PATH}
			onSubmit={submit}
			aria-label={t('buy.label')}
			className="flex flex-col gap-4"
		>
			<input type="hidden" name="redirect" value={chosen.keptPath} />
			{!isSoldOut && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
					<span aria-hidden className="font-semibold text-sm">
						{t('quantity.label')}
					</span>
					<QuantityStepper
						value={chosen.quantity}
						onValueChange={chosen.setQuantity}
						max={chosen.mostPieces}
						formatValue={(value) => formatCount(value, language)}
						parseValue={parseWholeNumber}
						labels={{
							quantity: t('quantity.label'),
							decrease: t('quantity.decrease'),
							increase: t('quantity.increase'),
						}}
					/>
					{isLimited && (
						<span className="text-sm text-text-muted">
							{t('quantity.limit', { number: formatCount(product.maxQuantity, language) })}
						</span>
					)}
				</div>
			)}
			<div data-part="buy-bar" className={BAR}>
				<Button
					type="submit"
					variant="secondary"
					size="lg"
					className="flex-1 max-tablet:min-h-12 max-tablet:px-2 max-tablet:text-base"
					disabled={isSoldOut}
					isLoading={state === 'adding'}
					loadingLabel={t('buy.adding')}
					iconStart={state === 'added' ? <Check /> : <ShoppingCart className="max-mobile-wide:hidden" />}
				>
					{isSoldOut ? t('stock.out') : t('buy.add')}
				</Button>
				{!isSoldOut && (
					<Button
						size="lg"
						className="flex-1 max-tablet:min-h-12 max-tablet:px-2 max-tablet:text-base noscript:hidden"
						onClick={buyNow}
						isLoading={state === 'buying'}
						loadingLabel={t('buy.adding')}
					>
						{t('buy.now')}
					</Button>
				)}
			</div>
		</form>
	);
}
