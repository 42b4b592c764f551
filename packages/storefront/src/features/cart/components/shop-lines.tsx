import type { CartLine } from '@zaylat/api-client/contract';
import { Card } from '@zaylat/ui/card';
import { Checkbox } from '@zaylat/ui/checkbox';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PriceWatch } from '../state/use-price-watch.ts';
import { useSelection } from '../state/use-selection.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** Props of {@link ShopLines}. */
export interface ShopLinesProps {
	readonly shop: CartLine['shop'];
	readonly lines: readonly CartLine[];
	readonly watch: PriceWatch;
	/** Ids of the lines with changes that wait for the connection. */
	readonly waiting: ReadonlySet<string>;
}

/** The lines that one shop sells: each shop sends a parcel of its own. */
export function ShopLines({ shop, lines, watch, waiting }: ShopLinesProps) {
	const { t } = useTranslation('cart');
	const id = useId();
	const { isAll, isSome, isImpossible, set } = useSelection(lines);
	return (
		<Card asChild padding="none">
			<section aria-labelledby={id}>
				<div className="flex items-center gap-2 border-border border-b px-1.5 tablet:px-2.5">
					<Checkbox
						aria-label={t('select.shop', { shop: shop.name })}
						checked={isAll}
						isIndeterminate={isSome}
						disabled={isImpossible}
						onCheckedChange={set}
					/>
					<h2 id={id} className="flex min-w-0 items-center gap-2 py-2 font-semibold">
						<Store aria-hidden size={18} className="shrink-0 text-text-muted" />
						<span className="wrap-anywhere min-w-0">{t('group', { shop: shop.name })}</span>
					</h2>
				</div>
				<ul>
					{lines.map((line) => (
						<li key={line.id} className="@container border-border border-b last:border-b-0">
							<CartLineRow line={line} watch={watch} isWaiting={waiting.has(line.id)} />
						</li>
					))}
				</ul>
			</section>
		</Card>
	);
}
