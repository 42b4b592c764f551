import { createContext, use } from 'react';
import { useSession } from '../context/app-context.ts';

/** Id of whoever the page is of; given by `Page`. */
export const OwnerContext = createContext<string | undefined>(undefined);

/**
 * Id of whoever the page is of, as it came with it: nobody has to wait for the session to say so.
 * @returns who is signed in, as soon as that is known, on a page that does not say
 */
export function useOwner(): string | undefined {
	const { data } = useSession();
	return use(OwnerContext) ?? data?.user.id;
}
