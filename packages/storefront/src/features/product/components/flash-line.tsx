import type { Product } from '@zaylat/api-client/contract';
import { digitsFor } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Countdown } from '@zaylat/ui/countdown';
import { Zap } from 'lucide-react';
import { useAppContext, usePreferences, useShellData } from '../../../core/context/app-context.ts';
import { useTimeUnits } from '../../../core/text/use-time-units.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link FlashLine}. */
export interface FlashLineProps {
	readonly sale: NonNullable<Product['flashSale']>;
	/** Called when the sale ends. */
	readonly onEnd: () => void;
}

/** The flash sale that a product is in: how long it lasts and how much of it is sold. */
export function FlashLine({ sale, onEnd }: FlashLineProps) {
	const { t } = useTranslation('product');
	const { now } = useAppContext();
	const { renderedAt } = useShellData();
	const { language } = usePreferences();
	const units = useTimeUnits();
	const digits = digitsFor(language);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-accent-soft px-3 py-2 text-sm">
			<Countdown
				key={sale.endsAt}
				label={
					<span className="inline-flex items-center gap-1.5 font-semibold text-accent-text">
						<Zap aria-hidden size={16} className="shrink-0" />
						{t('flash.endsIn')}
					</span>
				}
				endsAt={Date.parse(sale.endsAt)}
				now={renderedAt}
				readNow={now}
				onEnd={onEnd}
				formatFigure={(value) => digits(String(value).padStart(2, '0'))}
				labels={{
					ended: t('flash.ended'),
					units,
				}}
			/>
			<span className="text-text-muted">{t('flash.sold', { percent: formatCount(sale.soldPercent, language) })}</span>
		</div>
	);
}
