import type { Address } from '@zaylat/api-client/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSession } from '../../app/shop.ts';
import { addressesIn, keepAddresses, keptText, onKeptAddresses } from './kept-addresses.ts';

const NOTHING = () => null;

/**
 * Keeps a guest's address book on the device, too (Specification §3): a guest's session ends, and the next one begins
 * with an empty book. An account keeps its own, and nothing of it stays behind.
 * @param book the address book of the session; undefined until it is here
 * @returns what the device has, for a book that is empty; none on the server
 */
export function useKeptAddresses(book: readonly Address[] | undefined): readonly Address[] {
	const kind = useSession().data?.user.kind;
	const text = useSyncExternalStore(onKeptAddresses, keptText, NOTHING);
	const wasFilled = useRef(false);
	useEffect(() => {
		if (book === undefined || kind === undefined) return;
		// A book that is empty from the start says nothing; one whose last address was removed does.
		if (book.length > 0 || wasFilled.current) keepAddresses(kind === 'guest' ? book : []);
		wasFilled.current ||= book.length > 0;
	}, [book, kind]);
	return useMemo(() => addressesIn(text), [text]);
}
