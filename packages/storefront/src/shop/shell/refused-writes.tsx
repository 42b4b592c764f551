import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useAppContext } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import type { LateRefusal } from '../../core/writes/account-queues.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Tells on every page that the server refused writes that had waited for the connection. Texts: area `offline`. */
export function RefusedWrites() {
	const { t } = useTranslation('offline');
	const { accountQueues } = useAppContext();
	const errorText = useErrorText();
	const toast = useToast();
	const navigate = useShopNavigate();
	const last = useStore(accountQueues.lateRefusals).at(-1);
	const tell = useEffectEvent(({ queue, code, text, path }: LateRefusal) => {
		toast.show({
			id: `refused-${queue}`,
			tone: 'critical',
			title: t(text),
			description: errorText(code).title,
			action: { label: t('refused.open'), onAction: () => navigate(path) },
		});
	});
	useEffect(() => {
		if (last) tell(last);
	}, [last]);
	return null;
}
