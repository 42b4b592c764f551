import type { CartLine } from '@zaylat/api-client/contract';
import { lineStock } from '@zaylat/domain/cart';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, multiplyMoney } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import { Checkbox } from '@zaylat/ui/checkbox';
import { IconButton } from '@zaylat/ui/icon-button';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Bookmark, CloudOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useFeatureState, usePreferences } from '../../../core/context/app-context.ts';
import { pageForm } from '../../../core/forms/page-form.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../feature.ts';
import { QUANTITY_FIELD } from '../purchase/purchase-intent.ts';
import { useCartLine } from '../state/use-cart-line.ts';
import type { PriceWatch } from '../state/use-price-watch.ts';
import { EndedQuotation } from './ended-quotation.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineNotice, PriceNotice } from './line-notice.tsx';

/** Props of {@link CartLineRow}. */
export interface CartLineRowProps {
	readonly line: CartLine;
	readonly watch: PriceWatch;
	/** Whether a change of it waits for the connection. */
	readonly isWaiting: boolean;
}

/**
 * One thing in the cart: what it is, what it costs, how many, and how to take it out. A press on another line does not render it.
 * With large text on a phone the picture is above the rest.
 */
export const CartLineRow = memo(function CartLineRow({ line, watch, isWaiting }: CartLineRowProps) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const show = usePrice();
	const cart = useFeatureState(cartState);
	const { changeTo, remove, keepForLater, refusal } = useCartLine(line);
	const stock = lineStock(line);
	const isSoldOut = stock === 'sold_out';
	const number = (value: number) => formatCount(value, language);

	function change(fields: FormData) {
		if (fields.get('do') === 'remove') remove();
		else if (fields.get('do') === 'later') keepForLater();
	}

	return (
		<article>
			<form
				{...pageForm('cart-line', change)}
				className="@max-[17em]:grid-cols-[min(2.75rem,14vw)_minmax(0,1fr)] grid grid-cols-[min(2.75rem,14vw)_min(4.5rem,23vw)_minmax(0,1fr)] gap-y-1 py-2 pe-3 ps-1.5 tablet:grid-cols-[2.75rem_6rem_minmax(0,1fr)] tablet:py-4 tablet:pe-4 tablet:ps-2.5"
			>
				<input type="hidden" name="line" value={line.id} />
				<Checkbox
					aria-label={t('select.line', { name: line.name })}
					checked={line.isSelected && !isSoldOut}
					disabled={isSoldOut}
					onCheckedChange={(isSelected) => void cart.select(line.id, isSelected)}
				/>
				<ShopPicture
					picture={line.picture}
					alt=""
					sizes="96px"
					isEager
					className={`self-start rounded-control ${isSoldOut ? 'opacity-60' : ''}`}
				/>
				<div className="@max-[17em]:col-span-full flex min-w-0 flex-col gap-1 ps-3 tablet:ps-4">
					<div className="flex items-start justify-between gap-2">
						<div className="relative min-w-0">
							<h3 className="line-clamp-2 leading-body">
								{/* A name of one line is easily hit as well: the link is taller than the words. */}
								<ShopLink
									to={productPath(line.productId)}
									className="rounded-control after:absolute after:inset-x-0 after:-inset-y-3 hover:text-accent-text"
								>
									{breakable(line.name)}
								</ShopLink>
							</h3>
							{line.variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{line.variantName}</p>}
						</div>
						<IconButton
							label={t('line.removeName', { name: line.name })}
							icon={<Trash2 aria-hidden />}
							type="submit"
							name="do"
							value="remove"
							className="-me-2 -mt-2 text-text-muted"
						/>
					</div>
					<ProductPrice price={line.unitPrice} previousPrice={line.previousUnitPrice} />
					<LineFacts line={line} />
					{isWaiting && (
						<p className="flex items-center gap-1.5 text-sm text-warning">
							<CloudOff aria-hidden size={16} className="shrink-0" />
							{t('waiting.line')}
						</p>
					)}
				</div>
				<div className="@max-[17em]:col-span-full @max-[17em]:ps-3 col-span-2 col-start-2 flex flex-col gap-2 tablet:col-span-1 tablet:col-start-3 tablet:ps-4">
					<EndedQuotation line={line} />
					<PriceNotice change={watch.changeOf(line)} onConfirm={() => watch.confirm(line)} />
					<LineNotice line={line} stock={stock} refusal={refusal} onLower={changeTo} />
					<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
						{isSoldOut ? (
							<Button type="submit" name="do" value="remove" variant="secondary" size="sm">
								{t('line.remove')}
								<span className="sr-only"> {line.name}</span>
							</Button>
						) : (
							<QuantityStepper
								name={QUANTITY_FIELD}
								value={line.quantity}
								onValueChange={changeTo}
								min={Math.min(line.minQuantity ?? 1, line.quantity)}
								max={Math.max(line.available, line.quantity)}
								formatValue={number}
								parseValue={parseWholeNumber}
								labels={{
									quantity: t('line.quantity', { name: line.name }),
									decrease: t('line.decrease', { name: line.name }),
									increase: t('line.increase', { name: line.name }),
								}}
							/>
						)}
						<Button
							type="submit"
							name="do"
							value="later"
							variant="ghost"
							size="sm"
							iconStart={<Bookmark aria-hidden />}
						>
							<span className="max-tablet:sr-only">{t('line.later')}</span>
							<span className="sr-only">: {line.name}</span>
						</Button>
						{!isSoldOut && (
							<p className="ms-auto font-bold tabular-nums">
								<span className="sr-only">{t('line.total')} </span>
								{show(multiplyMoney(line.unitPrice, line.quantity)).text}
							</p>
						)}
					</div>
				</div>
			</form>
		</article>
	);
});
