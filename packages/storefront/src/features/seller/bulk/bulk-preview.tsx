import { formatCount, formatPrice, type Money } from '@zaylat/domain/money';
import { ScrollArea } from '@zaylat/ui/scroll-area';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkRow } from './bulk-values.ts';

/** Props of {@link BulkPreview}. */
export interface BulkPreviewProps {
	readonly rows: readonly BulkRow[];
	/** Whether a change is typed. */
	readonly isChanged: boolean;
}

/** What a change makes of each variant, or why it is left out. */
export function BulkPreview({ rows, isChanged }: BulkPreviewProps) {
	const { t } = useTranslation('bulk');
	const left = rows.filter(({ result }) => result && 'problem' in result).length;
	return (
		<div className="flex flex-col gap-2">
			<p role="status" className="text-sm text-text-muted">
				{isChanged ? t('changed', { count: rows.length - left }) : t('chosen', { count: rows.length })}
				{left > 0 && ` ${t('left', { count: left })}`}
			</p>
			<ScrollArea label={t('preview')} className="max-h-40 rounded-control border border-border">
				<ul className="flex flex-col divide-y divide-border">
					{rows.map((row) => (
						<li key={row.item.variantId} className="flex flex-col gap-1 px-3 py-2">
							<span className="wrap-anywhere text-sm">
								{[row.item.name, row.item.variantName].filter(Boolean).join(' · ')}
							</span>
							<Outcome {...row} />
						</li>
					))}
				</ul>
			</ScrollArea>
		</div>
	);
}

function Outcome({ item: { offer }, result }: BulkRow) {
	const { t } = useTranslation('bulk');
	const { language } = usePreferences();
	const written = (price: Money, stock: number) =>
		t('offer', { price: formatPrice(price, language), stock: formatCount(stock, language) });
	const before = written(offer.price, offer.stock);
	if (result === undefined) return <span className="text-sm tabular-nums">{before}</span>;
	if ('problem' in result) return <span className="text-critical text-sm">{t(`problems.${result.problem}`)}</span>;
	const after = written({ ...offer.price, amount: result.offer.price }, result.offer.stock);
	return (
		<span className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
			<span className="text-text-muted">
				<VisuallyHidden>{t('before')} </VisuallyHidden>
				{before}
			</span>
			<span aria-hidden>→</span>
			<span className="font-semibold">
				<VisuallyHidden>{t('after')} </VisuallyHidden>
				{after}
			</span>
		</span>
	);
}
