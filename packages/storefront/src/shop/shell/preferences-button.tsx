import { IconButton } from '@zaylat/ui/icon-button';
import { CircleHelp, SlidersHorizontal } from 'lucide-react';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../core/lazy/use-lazy-dialog.ts';
import { servedPanelOpener, useServedPanel } from '../../core/lazy/use-served-panel.ts';
import { readChosen } from '../../core/preferences/preferences.ts';
import { PREFERENCES_PANEL } from '../../core/preferences/preferences-panel.tsx';
import { useChoosePreference } from '../../core/preferences/use-choose-preference.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const PreferencesDialog = lazyComponent(
	async () => (await import('../../core/preferences/preferences-dialog.tsx')).PreferencesDialog,
);

/** Opens the preferences on phones. */
export function PreferencesButton({ className = '' }: { readonly className?: string }) {
	const { t } = useTranslation();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(PreferencesDialog);
	const choose = useChoosePreference();
	useServedPanel(PREFERENCES_PANEL, async (panel) => {
		const form = panel.querySelector('form');
		if (form) choose(readChosen(new FormData(form)));
		await open();
	});
	return (
		<>
			<IconButton
				label={t('preferences.open')}
				icon={<SlidersHorizontal />}
				aria-haspopup="dialog"
				{...servedPanelOpener(PREFERENCES_PANEL, () => void open())}
				className={className}
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
