import { ApiProvider } from '@zaylat/api-client/swr';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { useAppContext } from './app-context.ts';
import { DefaultFailure } from './failures/default-failure.tsx';
import { OwnerContext } from './page-owner.ts';
import type { PagePayload } from './page-payload.ts';
import { FRESH_MS } from './payload-store.ts';
import type { ScreenModule } from './screen.ts';

/** Props of `Page`. */
interface PageProps {
	readonly screen: ScreenModule;
}

/** A route's page: the screen with its payload, or its error state. */
export function Page({ screen: { Component, Failure = DefaultFailure } }: PageProps) {
	const { language, failure, owner } = useLoaderData<PagePayload>();
	const { pathname } = useLocation();
	const { revalidate, state } = useRevalidator();
	const app = useAppContext();
	return (
		// The key resets the state of the page for each path and user: a choice on one product does not apply to the next.
		<ApiProvider key={`${pathname} ${owner ?? ''}`} client={app.client(language)} maxAgeMs={FRESH_MS}>
			<OwnerContext value={owner}>
				{failure ? (
					<Failure failure={failure} retry={() => void revalidate()} isRetrying={state === 'loading'} />
				) : (
					<Component />
				)}
			</OwnerContext>
		</ApiProvider>
	);
}
