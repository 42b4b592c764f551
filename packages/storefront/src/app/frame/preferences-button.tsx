import { IconButton } from '@zaylat/ui/icon-button';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PreferencesDialogProps } from '../../preferences/preferences-dialog.tsx';
import type { PartProps } from '../later.tsx';

/** Opens the preferences on phones; the dialog's code arrives with the first press. */
export function PreferencesButton({ className }: PartProps) {
	const { t } = useTranslation();
	const [Dialog, setDialog] = useState<ComponentType<PreferencesDialogProps>>();
	const [isOpen, setIsOpen] = useState(false);
	const open = async () => {
		try {
			const { PreferencesDialog } = await import('../../preferences/preferences-dialog.tsx');
			setDialog(() => PreferencesDialog);
			setIsOpen(true);
		} catch {
			// The connection is gone; the notice below the header says so, and the next press tries again.
		}
	};
	return (
		<>
			<IconButton
				label={t('preferences.open')}
				icon={<SlidersHorizontal />}
				aria-haspopup="dialog"
				onClick={() => void open()}
				className={className}
			/>
			{Dialog && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} />}
		</>
	);
}
