import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../../shared/late-dialog/use-late-dialog.ts';

/** Props of {@link RegionButton}. */
export interface RegionButtonProps {
	/** Id of the region that counts now. */
	readonly region: string | undefined;
	readonly onChoose: (region: string) => void;
}

/** Opens the choice of another region. */
export function RegionButton({ region, onChoose }: RegionButtonProps) {
	const { t } = useTranslation('product');
	const late = useLateDialog(async () => (await import('./region-dialog.tsx')).RegionDialog);
	const { Dialog, isOpen, onOpenChange } = late;
	return (
		<>
			<Button
				variant="ghost"
				size="sm"
				aria-haspopup="dialog"
				className="-me-2 -mt-1 shrink-0 noscript:hidden"
				onClick={late.open}
			>
				{t('delivery.change')}
			</Button>
			{Dialog && <Dialog isOpen={isOpen} onOpenChange={onOpenChange} region={region} onChoose={onChoose} />}
		</>
	);
}
