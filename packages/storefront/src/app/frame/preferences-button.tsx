import { IconButton } from '@zaylat/ui/icon-button';
import { CircleHelp, SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PreferencesDialogProps } from '../../preferences/preferences-dialog.tsx';
import type { PartProps } from '../later.tsx';
import { ShopLink } from '../shop-link.tsx';

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
				className={`noscript:hidden ${className ?? ''}`}
			/>
			{/* Without script there is no dialog; its link to all that tablets have in the footer stands here. */}
			<ShopLink
				to="/help"
				aria-label={t('footer.links.center')}
				className="hidden size-target place-items-center rounded-control text-text noscript:max-tablet:grid"
			>
				<CircleHelp aria-hidden="true" className="size-6" />
			</ShopLink>
			{Dialog && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} />}
		</>
	);
}
