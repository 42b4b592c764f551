import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext, useSession } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { keepFollowIntent, takeFollowIntent } from './follow-intent.ts';
import { type FollowableShop, useFollow } from './use-follow.ts';

/** Who asked to follow a shop and cannot yet. */
export type Unregistered = 'visitor' | 'guest';

/**
 * The press of a follow button. Following needs registration (Decision 20): visitors and guests are told, and what they
 * wanted is done once they come back with an account.
 * @param onRefused loads the dialog that tells them
 */
export function useFollowPress(shop: FollowableShop & { readonly name: string }, onRefused: () => Promise<void>) {
	const { t } = useTranslation('follow');
	const { auth, now } = useAppContext();
	const session = useSession();
	const toast = useToast();
	const errorText = useErrorText();
	const { isFollowing, followerCount, isWaiting, set } = useFollow(shop);
	const [refused, setRefused] = useState<Unregistered>();

	function refuse(who: Unregistered): void {
		setRefused(who);
		void onRefused();
	}

	async function change(next: boolean): Promise<void> {
		const result = await set(next);
		const name = shop.name;
		if (result.ok) {
			if (result.isWaiting) toast.show({ id: 'follow', title: t('waiting.title'), description: t('waiting.text') });
			else toast.show({ id: 'follow', tone: 'positive', title: t(next ? 'followed' : 'unfollowed', { name }) });
			return;
		}
		const { code } = result.error;
		if (code === 'sign_in_required' || code === 'session_expired') refuse('visitor');
		else if (code === 'registration_required') refuse('guest');
		else toast.show({ id: 'follow', tone: 'critical', title: t('failed'), description: errorText(code).advice });
	}

	async function press(): Promise<void> {
		const isUnknown = session.data === null && session.status === 'loading';
		const { data } = isUnknown ? await auth.refresh() : session;
		if (data?.user.kind === 'registered') await change(!isFollowing);
		else refuse(data === null ? 'visitor' : 'guest');
	}

	const isRegistered = session.data?.user.kind === 'registered';
	const resume = useEffectEvent(() => {
		if (takeFollowIntent(shop.slug, now())) void change(true);
	});
	useEffect(() => {
		if (isRegistered) resume();
	}, [isRegistered]);

	return {
		isFollowing,
		followerCount,
		isWaiting,
		press: () => void press(),
		refused,
		dismiss: () => setRefused(undefined),
		keepIntent: () => keepFollowIntent(shop.slug, now()),
	};
}
