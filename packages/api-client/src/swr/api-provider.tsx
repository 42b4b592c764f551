import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../http/client.ts';
import { isPrivateKey } from '../http/request.ts';
import { ApiContext } from './api-context.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Properties of `ApiProvider`. */
export interface ApiProviderProps {
	readonly client: Client;
	/** Answers that are there already, by `cacheKey`, in the same object until there are others; they are not asked for. */
	readonly fallback?: Answers | undefined;
	readonly children?: ReactNode;
}

/**
 * Gives the screens below it a client and a cache of answers of its own.
 * Nothing is asked again because a window gets focus or a component mounts; a restored connection asks again.
 * Failed reads are not repeated here, since the client has repeated them already.
 */
export function ApiProvider({ client, fallback, children }: ApiProviderProps) {
	const [forgotten, setForgotten] = useState<Answers>();
	const isThere = useRef(true);
	// SWR forgets its cache when its provider goes; this runs before, and again when the provider comes back.
	useLayoutEffect(() => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, []);
	const brought = useMemo(
		() => ({ ...(fallback && fallback === forgotten ? withoutPrivate(fallback) : fallback) }),
		[fallback, forgotten],
	);
	const context = useMemo(
		() => ({ client, brought, dropPrivateFallback: () => setForgotten(fallback), isThere: () => isThere.current }),
		[client, brought, fallback],
	);
	const config = useMemo(
		() => ({
			fallback: brought,
			provider: () => new Map(),
			revalidateOnFocus: false,
			revalidateIfStale: false,
			shouldRetryOnError: false,
		}),
		[brought],
	);
	return (
		<ApiContext value={context}>
			<SWRConfig value={config}>{children}</SWRConfig>
		</ApiContext>
	);
}

function withoutPrivate(answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([key]) => !isPrivateKey(key)));
}
