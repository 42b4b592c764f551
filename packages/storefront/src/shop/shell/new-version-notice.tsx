import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useAppContext } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Offers a newer version of the shop, quietly: nothing is loaded before the visitor says so (Specification §7). The next page
 * brings it anyway, so the offer leaves by itself, and it takes no place of the page that is being read.
 */
export function NewVersionNotice() {
	const { t } = useTranslation();
	const { newVersion } = useAppContext();
	const toast = useToast();
	const isOffered = useStore(newVersion);
	const tell = useEffectEvent(() => {
		toast.show({
			id: 'new-version',
			tone: 'info',
			title: t('newVersion.text'),
			action: { label: t('newVersion.load'), onAction: () => window.location.reload() },
		});
	});
	useEffect(() => {
		if (isOffered) tell();
	}, [isOffered]);
	return null;
}
