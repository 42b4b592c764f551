import { signInPath } from '@zaylat/domain/access';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { useAskSession } from './use-ask-session.ts';

/**
 * Sees to it that somebody is signed in before something is done (Specification §6).
 * @returns a function that tells whether to go on; without a session it leads to the sign-in page, and from there back
 * to `returnTo`. A session that is not known yet is asked for first.
 */
export function useRequireSession(): (returnTo: string) => Promise<boolean> {
	const askSession = useAskSession();
	const navigate = useShopNavigate();
	return async (returnTo) => {
		const session = await askSession();
		if (session === null) navigate(signInPath(returnTo));
		return session !== null;
	};
}
