import type { Session } from '@zaylat/api-client/auth';
import { useAppContext, useSession } from '../../app/app-context.ts';

/**
 * Asks who is signed in, at the moment when it matters.
 * @returns a function that gives the session, or null; one that is not known yet is asked for first
 */
export function useAskSession(): () => Promise<Session | null> {
	const { auth } = useAppContext();
	const session = useSession();
	return async () => {
		const isUnknown = session.data === null && session.status === 'loading';
		return isUnknown ? (await auth.refresh()).data : session.data;
	};
}
