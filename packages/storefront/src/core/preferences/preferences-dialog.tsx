import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopLink } from '../routing/shop-link.tsx';
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
			<ShopLink
				to="/help"
				onClick={() => onOpenChange(false)}
				className="mt-4 flex min-h-12 items-center justify-between gap-3 rounded-control border border-border px-3 font-semibold text-text no-underline"
			>
				{t('footer.links.center')}
				<ChevronRight aria-hidden="true" className="size-5 text-text-muted" />
			</ShopLink>
		</Dialog>
	);
}
