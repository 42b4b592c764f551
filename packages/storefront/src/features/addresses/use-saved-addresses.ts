import type { Address } from '@zaylat/api-client/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../core/context/app-context.ts';
import { addressesIn, followSavedAddresses, saveAddresses, savedAddresses } from './saved-addresses.ts';

/**
 * Keeps the address book on the device, too, until sign-out (Specification §3, Decision 20). A guest's session ends, and
 * the next guest begins with an empty book: the list is offered then. An account's list is shown to that account alone,
 * and is removed when somebody else signs in.
 * @param book the address book of the session; undefined until it is here
 * @returns what the device has, for a book that is empty; none on the server
 */
export function useSavedAddresses(book: readonly Address[] | undefined): readonly Address[] {
	const user = useSession().data?.user;
	const id = user?.id;
	const owner = user?.kind === 'registered' ? user.id : null;
	const { text, owner: listOwner } = useStore(savedAddresses);
	useEffect(followSavedAddresses, []);
	const isForeign = listOwner !== null && listOwner !== owner;
	const wasFilled = useRef(false);
	useEffect(() => {
		if (book === undefined || id === undefined) return;
		// A book that is empty from the start says nothing; one whose last address was removed does.
		if (book.length > 0 || wasFilled.current) saveAddresses(book, owner);
		else if (isForeign) saveAddresses([]);
		wasFilled.current ||= book.length > 0;
	}, [book, id, owner, isForeign]);
	return useMemo(() => (isForeign ? [] : addressesIn(text)), [text, isForeign]);
}
