import { IconButton } from '@zaylat/ui/icon-button';
import { CircleHelp, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { ShopLink } from '../shop-link.tsx';
import { useLazyDialog } from '../use-lazy-dialog.ts';

const PreferencesDialog = lazyComponent(
	async () => (await import('../../preferences/preferences-dialog.tsx')).PreferencesDialog,
);

/** Opens the preferences on phones. */
export function PreferencesButton({ className = '' }: { readonly className?: string }) {
	const { t } = useTranslation();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(PreferencesDialog);
	return (
		<>
			<IconButton
				label={t('preferences.open')}
				icon={<SlidersHorizontal />}
				aria-haspopup="dialog"
				onClick={() => void open()}
				className={`noscript:hidden ${className}`}
			/>
			{/* Without JavaScript there is no dialog; this link leads to what tablets list in the footer. */}
			<ShopLink
				to="/help"
				aria-label={t('footer.links.center')}
				className="hidden size-target place-items-center rounded-control text-text noscript:max-tablet:grid"
			>
				<CircleHelp aria-hidden="true" className="size-6" />
			</ShopLink>
			{isLoaded && <PreferencesDialog isOpen={isOpen} onOpenChange={onOpenChange} />}
		</>
	);
}
