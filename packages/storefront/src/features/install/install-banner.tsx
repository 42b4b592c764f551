import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Smartphone } from 'lucide-react';
import { useAppContext, useFeatureState } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { installState } from './feature.ts';

/** Says what the installed shop is good for, and installs it. Texts: area `install`. */
export function InstallBanner() {
	const { t } = useTranslation('install');
	const { definition } = useAppContext();
	const webAppInstall = useFeatureState(installState);
	return (
		<Banner
			icon={<Smartphone aria-hidden className="size-5" />}
			title={t('offer.title', { brand: definition.brand.name })}
			action={
				<Button size="sm" variant="secondary" onClick={() => void webAppInstall.prompt()}>
					{t('offer.install')}
				</Button>
			}
			onDismiss={webAppInstall.dismiss}
			labels={{ dismiss: t('offer.dismiss') }}
		>
			{t('offer.text')}
		</Banner>
	);
}
