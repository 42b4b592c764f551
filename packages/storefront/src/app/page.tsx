import { ApiProvider } from '@zaylat/api-client/swr';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { DefaultFailure } from './failures/default-failure.tsx';
import type { PagePayload } from './page-payload.ts';
import type { ScreenModule } from './screen.ts';
import { useShop } from './shop.ts';

/** Props of `Page`. */
interface PageProps {
	readonly screen: ScreenModule;
}

/** A route's page: the screen with its payload, or its error state. */
export function Page({ screen: { Component, Failure = DefaultFailure } }: PageProps) {
	const { fallback, language, failure } = useLoaderData<PagePayload>();
	const { pathname } = useLocation();
	const { revalidate, state } = useRevalidator();
	const shop = useShop();
	return (
		// A page of its own for each path: what was chosen on one product is not chosen on the next.
		<ApiProvider key={pathname} client={shop.client(language)} fallback={fallback}>
			{failure ? (
				<Failure failure={failure} retry={() => void revalidate()} isRetrying={state === 'loading'} />
			) : (
				<Component />
			)}
		</ApiProvider>
	);
}
