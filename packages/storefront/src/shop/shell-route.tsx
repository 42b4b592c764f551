import { rateTable } from '@zaylat/domain/money';
import { LoadingBar } from '@zaylat/ui/loading-bar';
import { useMemo } from 'react';
import { ScrollRestoration, useLoaderData, useMatches } from 'react-router';
import { type ShellData, ShellDataContext } from '../core/context/app-context.ts';
import { useSavedPage } from '../core/offline/use-saved-page.ts';
import { KeptPages } from '../core/page/kept-pages.tsx';
import type { PagePayload } from '../core/page/page-payload.ts';
import type { ShellPayload } from '../core/page/shell-payload.ts';
import { LAYOUTS } from '../core/routing/layouts.ts';
import { LinkNavigation } from '../core/routing/link-navigation.tsx';
import type { RouteEntry } from '../core/routing/route-entry.ts';
import { useOfflineLinks } from '../core/routing/use-offline-links.ts';
import { DocumentUpdater } from '../core/screen/document-updater.tsx';
import { PageProgress } from '../core/screen/page-progress.tsx';
import { useSessionChanges } from '../features/session/use-session-changes.ts';
import { AppShell } from './shell/app-shell.tsx';

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
const PAGE = <KeptPages />;

/** What is around all pages: facts for every component, the document's head, loading bar, layout. */
export function ShellRoute() {
	const data = useLoaderData<ShellPayload>();
	const facts = useMemo<ShellData>(() => ({ ...data, rates: rateTable(data.currencies) }), [data]);
	const { entry, payload } = useCurrentPage();
	useSessionChanges(entry, payload?.owner);
	useSavedPage(entry, payload);
	useOfflineLinks();
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
