import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { useTranslation } from '../i18n/use-translation.ts';
import { PreferenceFields } from './preference-fields.tsx';

/** Props of `PreferencesDialog`. */
export interface PreferencesDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Delivery country, currency, language and colours on phones. */
export function PreferencesDialog({ isOpen, onOpenChange }: PreferencesDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('preferences.title')}
			placement="bottom"
			labels={{ close: t('close') }}
			footer={
				<Button isFullWidth onClick={() => onOpenChange(false)}>
					{t('preferences.done')}
				</Button>
			}
		>
			<PreferenceFields />
		</Dialog>
	);
}
