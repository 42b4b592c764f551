import { signInPath } from '@zaylat/domain/access';
import { useSession, useShop } from '../../app/shop.ts';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';

/**
 * Sees to it that somebody is signed in before something is done (Specification §6).
 * @returns a function that tells whether to go on; without a session it leads to the sign-in page, and from there back
 * to `returnTo`. A session that is not known yet is asked for first.
 */
export function useRequireSession(): (returnTo: string) => Promise<boolean> {
	const { auth } = useShop();
	const session = useSession();
	const navigate = useShopNavigate();
	return async (returnTo) => {
		const isUnknown = session.data === null && session.status === 'loading';
		const { data } = isUnknown ? await auth.refresh() : session;
		if (data === null) navigate(signInPath(returnTo));
		return data !== null;
	};
}
