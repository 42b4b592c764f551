import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../context/app-context.ts';
import type { PagePayload } from '../page/page-payload.ts';
import type { RouteEntry } from '../routing/route-entry.ts';

/** Notes the current page as one that can be opened again without a connection. */
export function useSavedPage(entry: RouteEntry | undefined, payload: PagePayload | undefined): void {
	const { savedPages } = useAppContext();
	const { pathname, search } = useLocation();
	const routeId = entry?.id;
	useEffect(() => {
		if (savedPages === undefined || routeId === undefined || payload?.status !== 200) return;
		const { head, owner } = payload;
		savedPages.record({ path: pathname + search, title: head.title, routeId, owner });
	}, [savedPages, routeId, payload, pathname, search]);
}
