import {
	createContext,
	type ReactElement,
	type ReactNode,
	startTransition,
	use,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useAppContext } from '../context/app-context.ts';
import { afterNextPaint } from '../lazy/after-next-paint.ts';
import { announcePreview, endAnnouncement, isArrivingPage } from '../page/arriving-page.ts';
import { keepPlace, readPlace, takePlace } from './left-places.ts';

/** Shows an element instead of the page at a path while it loads, and then begins the navigation to that page. */
type OpenWithPreview = (preview: ReactElement, to: string, navigate: () => unknown) => void;

/** What {@link PagePreviewArea} provides; it stays the same. */
interface PagePreviews {
	readonly open: OpenWithPreview;
	readonly isOpen: () => boolean;
}

const PagePreviewContext = createContext<PagePreviews>({
	open: (_preview, _to, navigate) => void navigate(),
	isOpen: () => false,
});

/** Opens pages with a preview. Outside a {@link PagePreviewArea} there is no preview, only the navigation. */
export const useOpenWithPreview = () => use(PagePreviewContext).open;

/** Whether the component was mounted while a preview was open: with the page that takes the preview's place. */
export function useReplacesPreview(): boolean {
	const [replacesPreview] = useState(use(PagePreviewContext).isOpen);
	return replacesPreview;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Hides a page without removing its layout: to remove that of a long page takes longer than a frame on a slow phone. */
const HIDDEN = '[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

interface OpenedPreview {
	readonly element: ReactElement;
	/** React Router's key of the page that is shown as the preview: of the one before until the navigation has begun. */
	readonly key: string;
	/** Whether the page before is still there, hidden. */
	readonly isLeaving: boolean;
}

/**
 * The place of the page. It shows the preview with which another page was opened, at the top of the window. The navigation
 * begins after the frame that shows the preview: on a slow phone its beginning takes longer than a frame. It leads to the
 * page's address at once, where the preview stays until the page has arrived; Back then leads to the page before, to the
 * place that it was scrolled to.
 */
export function PagePreviewArea({ children }: { readonly children: ReactNode }) {
	const app = useAppContext();
	const location = useLocation();
	const navigation = useNavigation();
	const isArriving = isArrivingPage(useMatches().at(-1)?.loaderData);
	const current = useRef(location);
	const isOpen = useRef(false);
	const [opened, setOpened] = useState<OpenedPreview>();
	if (opened && opened.key !== location.key) {
		// The opened page, which the preview stands for, or another one.
		const isOfPreview = opened.isLeaving && isArriving;
		setOpened(isOfPreview ? { ...opened, key: location.key, isLeaving: false } : undefined);
	} else if (opened && !opened.isLeaving && !isArriving) setOpened(undefined);
	const isShown = opened !== undefined;

	const open = useCallback<OpenWithPreview>(
		(element, to, navigate) => {
			const preview = { element, key: current.current.key, isLeaving: true };
			// Before the page is hidden, which may leave less to scroll.
			keepPlace(current.current, window.scrollY);
			setOpened(preview);
			afterNextPaint(async () => {
				announcePreview(app, to);
				await navigate();
				// Otherwise the new location ends it, which React Router sets in a transition.
				if (endAnnouncement(app)) startTransition(() => setOpened((shown) => (shown === preview ? undefined : shown)));
			});
		},
		[app],
	);

	const isLeaving = opened?.isLeaving === true;
	useEffect(() => {
		if (!isLeaving) return;
		// Back cancels the navigation.
		const close = () => setOpened(undefined);
		window.addEventListener('popstate', close);
		return () => window.removeEventListener('popstate', close);
	}, [isLeaving]);

	useLayoutEffect(() => {
		isOpen.current = isShown;
		// The place is not forgotten yet: after Back, React Router is still to scroll to the place of the preview.
		const top = isShown ? 0 : readPlace(current.current);
		if (top !== undefined) scrollTo(top);
	}, [isShown]);

	// At the end of a navigation React Router scrolls to the position that it stored when it began, which is that of the
	// preview; this effect comes after its own.
	useLayoutEffect(() => {
		current.current = location;
		if (isOpen.current || navigation.state !== 'idle') return;
		const top = takePlace(location);
		if (top !== undefined) scrollTo(top);
	}, [location, navigation]);

	const [previews] = useState<PagePreviews>(() => ({ open, isOpen: () => isOpen.current }));
	return (
		<PagePreviewContext value={previews}>
			{isShown && opened.element}
			<div className={isShown ? HIDDEN : undefined}>{children}</div>
		</PagePreviewContext>
	);
}
