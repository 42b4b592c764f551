import type { CartLine } from '@zaylat/api-client/contract';
import { Card } from '@zaylat/ui/card';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** Props of {@link ShopLines}. */
export interface ShopLinesProps {
	readonly shop: CartLine['shop'];
	readonly lines: readonly CartLine[];
}

/** The lines that one shop sells: each shop sends a parcel of its own. */
export function ShopLines({ shop, lines }: ShopLinesProps) {
	const { t } = useTranslation('cart');
	const id = useId();
	return (
		<Card asChild padding="none">
			<section aria-labelledby={id}>
				<h2 id={id} className="flex items-center gap-2 border-border border-b px-4 py-3 font-semibold">
					<Store aria-hidden size={18} className="shrink-0 text-text-muted" />
					<span className="wrap-anywhere min-w-0">{t('group', { shop: shop.name })}</span>
				</h2>
				<ul>
					{lines.map((line) => (
						<li key={line.id} className="border-border border-b last:border-b-0">
							<CartLineRow line={line} />
						</li>
					))}
				</ul>
			</section>
		</Card>
	);
}
