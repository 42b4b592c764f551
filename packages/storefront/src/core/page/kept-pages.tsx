import { Activity, memo, useState } from 'react';
import { useLocation, useMatches, useOutlet } from 'react-router';
import type { RouteHandle } from '../routing/route-entry.ts';
import { firstPage, type OpenPage, withRouted } from './open-pages.ts';
import { PagePlaceContext } from './page-place.ts';

/**
 * The page of the address, in the place of React Router's `Outlet`. Pages whose route says so stay in the document, hidden,
 * when the visitor goes on: Back and Forward show them again without rendering them. Their state and the text of their fields
 * stay, and React ends their effects while they are hidden.
 */
export function KeptPages() {
	const content = useOutlet();
	const location = useLocation();
	const match = useMatches().at(-1);
	const handle = match?.handle as RouteHandle | undefined;
	const payload = match?.loaderData as OpenPage['page']['payload'];
	const routed = { content, location, entry: handle?.entry, payload };
	const [pages, setPages] = useState(() => firstPage(routed));
	const current = withRouted(pages, routed);
	if (current !== pages) setPages(current);
	// In the order in which they came: an element that changes its place is laid out anew.
	const inOrder = [...current.kept, current.shown].sort((one, other) => one.id - other.id);
	return inOrder.map(({ id, page }) => <PageInDocument key={id} page={page} isShown={id === current.shown.id} />);
}

interface PageInDocumentProps {
	readonly page: OpenPage['page'];
	readonly isShown: boolean;
}

const PageInDocument = memo(function PageInDocument({ page, isShown }: PageInDocumentProps) {
	return (
		<Activity mode={isShown ? 'visible' : 'hidden'}>
			<PagePlaceContext value={page}>{page.content}</PagePlaceContext>
		</Activity>
	);
});
