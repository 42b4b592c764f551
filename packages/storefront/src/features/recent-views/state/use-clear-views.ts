import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { useRecentViews } from '../use-recent-views.ts';

/** Forgets what was looked at, and says so where that fails. */
export function useClearViews({ clear }: Pick<ReturnType<typeof useRecentViews>, 'clear'>) {
	const { t } = useTranslation('wishlist');
	const toast = useToast();
	const errorText = useErrorText();
	const [isClearing, setIsClearing] = useState(false);

	async function run() {
		setIsClearing(true);
		const result = await clear();
		setIsClearing(false);
		if (result.ok) return;
		toast.show({ tone: 'critical', title: t('recent.notCleared'), description: errorText(result.error.code).advice });
	}

	return { clear: () => void run(), isClearing };
}
