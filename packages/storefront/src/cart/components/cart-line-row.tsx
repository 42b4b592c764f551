import type { CartLine } from '@zaylat/api-client/contract';
import { lineStock } from '@zaylat/domain/cart';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount, multiplyMoney } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Trash2 } from 'lucide-react';
import { usePreferences } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { ProductPrice } from '../../shared/price/product-price.tsx';
import { usePrice } from '../../shared/price/use-price.ts';
import { productPath } from '../../shared/product-card/product-path.ts';
import { useCartLine } from '../use-cart-line.ts';
import { LineNotice } from './line-notice.tsx';

/** One thing in the cart: what it is, what it costs, how many, and how to take it out. */
export function CartLineRow({ line }: { readonly line: CartLine }) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const show = usePrice();
	const { changeTo, remove, refusal } = useCartLine(line);
	const stock = lineStock(line);
	const isSoldOut = stock === 'sold_out';
	const number = (value: number) => formatCount(value, language);

	return (
		<article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 tablet:grid-cols-[6rem_minmax(0,1fr)] tablet:gap-x-4 tablet:p-4">
			<ShopPicture
				picture={line.picture}
				alt=""
				sizes="96px"
				isEager
				className={`self-start rounded-control ${isSoldOut ? 'opacity-60' : ''}`}
			/>
			<div className="flex min-w-0 flex-col gap-1">
				<div className="flex items-start justify-between gap-2">
					<div className="min-w-0">
						<h3 className="line-clamp-2 leading-body">
							<ShopLink to={productPath(line.productId)} className="rounded-control hover:text-accent-text">
								{line.name}
							</ShopLink>
						</h3>
						{line.variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{line.variantName}</p>}
					</div>
					<IconButton
						label={t('line.removeName', { name: line.name })}
						icon={<Trash2 aria-hidden />}
						onClick={remove}
						className="-me-2 -mt-2 text-text-muted"
					/>
				</div>
				<ProductPrice price={line.unitPrice} previousPrice={line.previousUnitPrice} />
			</div>
			<div className="col-span-2 flex flex-col gap-2 tablet:col-span-1 tablet:col-start-2">
				<LineNotice line={line} stock={stock} refusal={refusal} onLower={changeTo} />
				{!isSoldOut && (
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<QuantityStepper
							value={line.quantity}
							onValueChange={changeTo}
							max={Math.max(line.available, line.quantity)}
							formatValue={number}
							parseValue={parseWholeNumber}
							labels={{
								quantity: t('line.quantity', { name: line.name }),
								decrease: t('line.decrease', { name: line.name }),
								increase: t('line.increase', { name: line.name }),
							}}
						/>
						<p className="font-bold tabular-nums">
							<span className="sr-only">{t('line.total')} </span>
							{show(multiplyMoney(line.unitPrice, line.quantity)).text}
						</p>
					</div>
				)}
				{isSoldOut && (
					<Button variant="secondary" size="sm" className="self-start" onClick={remove}>
						{t('line.remove')}
						<span className="sr-only"> {line.name}</span>
					</Button>
				)}
			</div>
		</article>
	);
}
