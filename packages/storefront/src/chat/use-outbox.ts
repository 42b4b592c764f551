import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useAppContext } from '../app/app-context.ts';
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts';

/** The outbox of the page: what waits in it is sent when the connection is back. */
export function useOutbox(): { readonly outbox: Outbox } & OutboxState {
	const { client, now } = useAppContext();
	const [outbox] = useState(() =>
		createOutbox({ client: () => client(), now, newId: () => globalThis.crypto.randomUUID() }),
	);
	useEffect(() => {
		window.addEventListener('online', outbox.resume);
		return () => window.removeEventListener('online', outbox.resume);
	}, [outbox]);
	return { outbox, ...useStore(outbox) };
}
