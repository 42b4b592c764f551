import { parseWholeNumber } from '@zaylat/domain/digits';
import { EDITIONS } from '@zaylat/domain/editions';
import { FLASH_SALE_LIMITS } from '@zaylat/domain/flash-sale';
import { CURRENCIES, formatCount, formatPrice } from '@zaylat/domain/money';
import { FieldSet } from '@zaylat/ui/field-set';
import { IconButton } from '@zaylat/ui/icon-button';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { readAmount } from '../../../core/forms/read-amount.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import { GRID_SIZES, ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { cardInSale, type FlashSaleValues } from './flash-sale-values.ts';
import { SaleGoodsSearch } from './sale-goods-search.tsx';

/** The products of a flash sale, with what each costs and how many are sold at that. Texts: area `promotions`. */
export function SaleEntries() {
	const { t } = useTranslation('promotions');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { fields, append, remove } = useFieldArray<FlashSaleValues, 'entries'>({ name: 'entries' });
	const { currency } = EDITIONS[edition];
	const count = (value: number) => formatCount(value, language);
	return (
		<>
			{fields.map(({ id, goods }, i) => (
				<FieldSet key={id} legend={goods.name}>
					<p className="mb-2 text-sm text-text-muted">
						{t('sales.normal', { amount: formatPrice({ amount: goods.normalPrice, currency }, language) })}
						{goods.summary === null && ` · ${t('sales.problems.not_on_sale')}`}
					</p>
					<div className="flex items-start gap-2">
						<div className="grid min-w-0 flex-1 gap-3 tablet:grid-cols-2">
							<BoundNumberField<FlashSaleValues, `entries.${number}.price`>
								name={`entries.${i}.price`}
								label={t('sales.price')}
								description={goods.isReduced ? t('sales.priceText') : undefined}
								min={0}
								inputMode="decimal"
								suffix={CURRENCIES[currency].symbol}
								parseValue={readAmount}
								formatValue={(value) => (Number.isInteger(value) ? count(value) : String(value))}
							/>
							<BoundNumberField<FlashSaleValues, `entries.${number}.pieces`>
								name={`entries.${i}.pieces`}
								label={t('sales.pieces')}
								description={t('sales.piecesText')}
								min={0}
								inputMode="numeric"
								parseValue={parseWholeNumber}
								formatValue={count}
							/>
						</div>
						<div className="pt-6">
							<IconButton
								label={t('sales.removeOf', { name: goods.name })}
								icon={<X aria-hidden />}
								onClick={() => remove(i)}
							/>
						</div>
					</div>
				</FieldSet>
			))}
			{fields.length < FLASH_SALE_LIMITS.products.max && (
				<SaleGoodsSearch
					chosen={fields.map(({ goods }) => goods.product)}
					onAdd={(goods) => append({ goods, price: null, pieces: null }, { shouldFocus: false })}
				/>
			)}
		</>
	);
}

/** The cards as shoppers see them during the sale. Texts: areas `promotions`, `catalog`. */
export function SalePreview() {
	const { t } = useTranslation('promotions');
	const { edition } = useAppContext();
	const entries = useWatch<FlashSaleValues, 'entries'>({ name: 'entries' });
	const cards = entries.flatMap((entry) => cardInSale(entry, edition) ?? []);
	if (cards.length === 0) return <p className="text-sm text-text-muted">{t('sales.previewEmpty')}</p>;
	return (
		// Nothing of it leads anywhere.
		<div inert>
			<ProductGrid>
				{cards.map((product) => (
					<li key={product.id} className="min-w-0">
						<ProductCard product={product} sizes={GRID_SIZES} corner={<span />} />
					</li>
				))}
			</ProductGrid>
		</div>
	);
}
