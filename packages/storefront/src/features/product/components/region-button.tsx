import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const RegionDialog = lazyComponent(async () => (await import('./region-dialog.tsx')).RegionDialog);

/** Props of {@link RegionButton}. */
export interface RegionButtonProps {
	/** Id of the region that counts now. */
	readonly region: string | undefined;
	readonly onChoose: (region: string) => void;
}

/** Opens the choice of another region. */
export function RegionButton({ region, onChoose }: RegionButtonProps) {
	const { t } = useTranslation('product');
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(RegionDialog);
	return (
		<>
			<Button
				variant="ghost"
				size="sm"
				aria-haspopup="dialog"
				className="-me-2 -mt-1 shrink-0 noscript:hidden"
				onClick={() => void open()}
			>
				{t('delivery.change')}
			</Button>
			{isLoaded && <RegionDialog isOpen={isOpen} onOpenChange={onOpenChange} region={region} onChoose={onChoose} />}
		</>
	);
}
