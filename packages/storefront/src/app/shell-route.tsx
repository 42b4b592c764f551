import { rateTable } from '@zaylat/domain/money';
import { LoadingBar } from '@zaylat/ui/loading-bar';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from 'react-router';
import { type ShellData, ShellDataContext } from './app-context.ts';
import { DocumentUpdater } from './document-updater.tsx';
import { LAYOUTS } from './layouts.ts';
import { LinkNavigation } from './link-navigation.tsx';
import { useSavedPage } from './offline/use-saved-page.ts';
import type { PagePayload } from './page-payload.ts';
import { PageProgress } from './page-progress.tsx';
import type { RouteEntry } from './route-entry.ts';
import { AppShell } from './shell/app-shell.tsx';
import type { ShellPayload } from './shell-payload.ts';
import { useLinksElsewhere } from './use-links-elsewhere.ts';
import { useSessionChanges } from './use-session-changes.ts';

/** The page that is shown: its row of the route table and its payload, as far as there are any. */
function useCurrentPage(): { entry?: RouteEntry; payload?: PagePayload } {
	const match = useMatches().at(-1);
	return {
		...(hasEntry(match?.handle) ? { entry: match.handle.entry } : {}),
		...(isPayload(match?.loaderData) ? { payload: match.loaderData } : {}),
	};
}

function hasEntry(handle: unknown): handle is { readonly entry: RouteEntry } {
	return typeof handle === 'object' && handle !== null && 'entry' in handle;
}

function isPayload(data: unknown): data is PagePayload {
	return typeof data === 'object' && data !== null && 'head' in data;
}

/** One element for all renders, so that `AppShell` is not rendered again for it. */
const PAGE = <Outlet />;

/** What is around all pages: facts for every component, the document's head, loading bar, layout. */
export function ShellRoute() {
	const data = useLoaderData<ShellPayload>();
	const facts = useMemo<ShellData>(() => ({ ...data, rates: rateTable(data.currencies) }), [data]);
	const { entry, payload } = useCurrentPage();
	useSessionChanges(entry, payload?.owner);
	useSavedPage(entry, payload);
	useLinksElsewhere();
	return (
		<ShellDataContext value={facts}>
			<LinkNavigation>
				<DocumentUpdater entry={entry} head={payload?.head} language={payload?.language} />
				<PageProgress />
				{/* Before the page: what the place of the page does about scrolling is done last (ADR 132). */}
				<ScrollRestoration />
				<AppShell
					layout={LAYOUTS[entry?.layout ?? 'default']}
					routeId={entry?.id}
					isAccountPage={entry?.isAccountPage ?? false}
				>
					{PAGE}
				</AppShell>
			</LinkNavigation>
		</ShellDataContext>
	);
}

/** Stands in the window while the first page loads in the browser alone, without a server's page. */
export function HydrateFallback() {
	return <LoadingBar isActive />;
}
