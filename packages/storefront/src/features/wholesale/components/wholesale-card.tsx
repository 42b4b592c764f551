import type { WholesaleProduct } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import { QuotationButton } from '../../quotations/request/quotation-button.tsx';

/** Props of {@link WholesaleCard}. */
export interface WholesaleCardProps {
	readonly product: WholesaleProduct;
	readonly sizes: string;
	readonly isEager: boolean;
}

/** A wholesale product with its ladder, and the way to ask for a price. */
export function WholesaleCard({ product, sizes, isEager }: WholesaleCardProps) {
	return (
		<ProductCard
			product={product}
			sizes={sizes}
			isEager={isEager}
			proof={<Ladder product={product} />}
			actions={<QuotationButton product={product} quantity={lastStep(product)} size="sm" />}
		/>
	);
}

/** What a request begins with: as many pieces as the last step asks for. */
function lastStep({ priceTiers }: Pick<WholesaleProduct, 'priceTiers'>): number {
	return Math.max(...priceTiers.map(({ minQuantity }) => minQuantity));
}

function Ladder({ product: { priceTiers } }: Pick<WholesaleCardProps, 'product'>) {
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	const show = usePrice();
	const number = (value: number) => formatCount(value, language);
	const steps = priceTiers.filter(({ percentOff }) => percentOff > 0);
	return (
		<div className="flex flex-col gap-1">
			<dl
				aria-label={t('card.ladder')}
				className="flex flex-col rounded-control bg-surface-sunken px-2 py-1 tabular-nums"
			>
				{steps.map((step) => (
					<div key={step.minQuantity} className="flex flex-wrap justify-between gap-x-2">
						<dt>{number(step.minQuantity)}+</dt>
						<dd className="font-semibold text-positive">{show(step.price).text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
