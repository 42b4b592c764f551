import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';

const BulkDialog = lazyComponent<BulkDialogProps>(
	() => import('./bulk-dialog.tsx').then((loaded) => loaded.BulkDialog),
	{
		namespaces: ['bulk'],
	},
);

/** Most products that are changed at once, as many as their offers are read of. */
export const MOST_CHOSEN = 50;

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
	/** Ids of the chosen products. */
	readonly chosen: readonly string[];
	readonly onClear: () => void;
	/** Called when prices or stock were changed. */
	readonly onChanged: () => void;
}

/** What can be done with the chosen products; it stays at the lower edge, near the thumb. */
export function BulkBar({ chosen, onClear, onChanged }: BulkBarProps) {
	const { t } = useTranslation('goods');
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(BulkDialog);
	return (
		<section
			aria-label={t('chosen.label')}
			className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-sticky flex flex-wrap items-center justify-between gap-2 rounded-card border border-border bg-surface-raised p-3 shadow-float tablet:bottom-3 [@media(max-height:28rem)]:static"
		>
			<p role="status" className="font-semibold">
				{t('chosen.count', { count: chosen.length })}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button variant="ghost" onClick={onClear}>
					{t('chosen.clear')}
				</Button>
				<Button onClick={() => void open()}>{t('chosen.change')}</Button>
			</div>
			{isLoaded && <BulkDialog isOpen={isOpen} onOpenChange={onOpenChange} products={chosen} onChanged={onChanged} />}
		</section>
	);
}
