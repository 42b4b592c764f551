import type { Preference } from '@zaylat/domain/preferences';
import { useToast } from '@zaylat/ui/toast';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../context/app-context.ts';
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
