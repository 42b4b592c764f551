import type { Session } from '@zaylat/api-client/auth';
import { signInPath } from '@zaylat/domain/access';
import { useAppContext, useSession } from '../../core/context/app-context.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';

/**
 * Asks who is signed in, at the moment when it matters.
 * @returns a function that gives the session, or null; one that is not known yet is requested first
 */
export function useAskSession(): () => Promise<Session | null> {
	const { auth } = useAppContext();
	const session = useSession();
	return async () => {
		const isUnknown = session.data === null && session.status === 'loading';
		return isUnknown ? (await auth.refresh()).data : session.data;
	};
}

/**
 * Requires a session before something is done (Specification §6).
 * @returns a function that returns whether to go on; without a session it leads to the sign-in page, and from there back
 * to `returnTo`
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
