import type { Preference } from '@zaylat/domain/preferences';
import { useToast } from '@zaylat/ui/toast';
import { useCallback } from 'react';
import { useAppContext } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Preferences } from './preferences.ts';

/** Applies and keeps a choice; when a language does not arrive, a toast says what to do. */
export function useChoosePreference(): (choice: Partial<Pick<Preferences, Preference>>) => void {
	const { preferences } = useAppContext();
	const { show } = useToast();
	const { t } = useTranslation();
	return useCallback(
		(choice) => {
			preferences.set(choice).catch(() => show({ tone: 'critical', title: t('preferences.languageFailed') }));
		},
		[preferences, show, t],
	);
}
