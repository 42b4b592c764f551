import { LOW_STOCK } from '@zaylat/domain/cart';
import { formatCount } from '@zaylat/domain/money';
import { CircleX, Hourglass } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const LINE = 'flex items-center gap-2 font-semibold [&>svg]:shrink-0';

/** Says that a plan is sold out or nearly so; of what there is plenty of, nothing needs to be said. */
export function PlanStock({ stock }: { readonly stock: number }) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	return (
		<div role="status" className="flex flex-col gap-1 text-sm empty:hidden">
			{stock === 0 && (
				<>
					<p className={`${LINE} text-critical`}>
						<CircleX aria-hidden size={18} />
						{t('stock.out')}
					</p>
					<p className="text-text-muted">{t('stock.outNext')}</p>
				</>
			)}
			{stock > 0 && stock <= LOW_STOCK && (
				<p className={`${LINE} text-warning`}>
					<Hourglass aria-hidden size={18} />
					{t('stock.low', { number: formatCount(stock, language) })}
				</p>
			)}
		</div>
	);
}
