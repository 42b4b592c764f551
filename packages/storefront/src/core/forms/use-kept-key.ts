import { useSession } from '../context/app-context.ts';

/**
 * Storage key of what a person enters in this tab: other people who sign in later in the tab have other keys.
 * @returns undefined until the session is known
 */
export function useKeptKey(name: string): string | undefined {
	const { data, status } = useSession();
	return status === 'loading' ? undefined : `form-${data?.user.id ?? 'visitor'}-${name}`;
}
