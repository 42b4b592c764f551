import { isPrivateKey } from '@zaylat/api-client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useAppContext, usePreferences, useSession } from '../../core/context/app-context.ts';
import { isMembersRoute } from '../../core/routing/route-access.ts';
import type { RouteEntry } from '../../core/routing/route-entry.ts';

/**
 * Keeps the page right when the world around it changes: somebody signs out (a guarded page asks its guard again),
 * somebody else is signed in than the page is of, or another language is chosen (all texts of the API are fetched again).
 * @param owner id of whoever the page is of, where it is of one person alone
 */
export function useSessionChanges(entry: RouteEntry | undefined, owner: string | undefined): void {
	const app = useAppContext();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const { pathname, search, hash } = useLocation();

	const { status, data } = useSession();
	const isOut = status === 'unauthenticated' && data === null;
	const isGuarded = entry !== undefined && isMembersRoute(entry);
	const isOfAnother = owner !== undefined && data !== null && data.user.id !== owner;
	useEffect(() => {
		// The page came with responses of the other user.
		if (isOfAnother) app.cache.remove(isPrivateKey, { isRefetched: true });
		if ((isOut && isGuarded) || isOfAnother) void revalidate();
	}, [isOut, isGuarded, isOfAnother, revalidate, app]);

	const { language } = usePreferences();
	const shown = useRef(language);
	useEffect(() => {
		if (shown.current === language) return;
		shown.current = language;
		app.payloads.clear();
		const query = new URLSearchParams(search);
		if (query.has('lang')) {
			// The address would go on asking for the language of before.
			query.delete('lang');
			void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
		} else {
			void revalidate();
		}
	}, [language, app, pathname, search, hash, navigate, revalidate]);
}
