import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountQueueName, LateRefusal } from '../../shared/write-queue/account-queues.ts';
import { useAppContext } from '../app-context.ts';
import { useErrorText } from '../failures/use-error-text.ts';
import { useShopNavigate } from '../use-shop-navigate.ts';

/** Where a refused write is told in place. */
const PLACES: Readonly<Record<AccountQueueName, string>> = {
	follows: '/FollowedShops',
	chat: '/chat',
	addresses: '/AddressBook',
	reviews: '/profile?target=reviews',
};

/** Tells on every page that the server refused writes that had waited for the connection. Texts: area `offline`. */
export function RefusedWrites() {
	const { t } = useTranslation('offline');
	const { accountQueues } = useAppContext();
	const errorText = useErrorText();
	const toast = useToast();
	const navigate = useShopNavigate();
	const last = useStore(accountQueues.lateRefusals).at(-1);
	const tell = useEffectEvent(({ queue, code }: LateRefusal) => {
		toast.show({
			id: `refused-${queue}`,
			tone: 'critical',
			title: t(`refused.${queue}`),
			description: errorText(code).title,
			action: { label: t('refused.open'), onAction: () => navigate(PLACES[queue]) },
		});
	});
	useEffect(() => {
		if (last) tell(last);
	}, [last]);
	return null;
}
