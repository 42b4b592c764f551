import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useStore } from 'zustand';
import { useAppContext } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Offers a newer version of the shop, quietly: nothing is loaded before the visitor says so (Specification §7). */
export function NewVersionNotice() {
	const { t } = useTranslation();
	const { newVersion } = useAppContext();
	const isOffered = useStore(newVersion);
	return (
		// There before the news is, or a screen reader would not notice it.
		<div role="status">
			{isOffered && (
				<Banner
					shape="bar"
					action={
						<Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
							{t('newVersion.load')}
						</Button>
					}
					onDismiss={() => newVersion.setState(false)}
					labels={{ dismiss: t('newVersion.later') }}
				>
					{t('newVersion.text')}
				</Banner>
			)}
		</div>
	);
}
