import { createContext, type ReactElement, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';

/** What is shown in the place of a page while it loads. */
export interface PagePreview {
	/** Path of the page, with query and fragment. */
	readonly to: string;
	readonly element: ReactElement;
}

const PagePreviewContext = createContext<(preview: PagePreview) => void>(() => {});

/** Offers a preview of the page that is about to be opened. Outside a {@link PagePreviewArea} it has no effect. */
export const useOfferPreview = () => use(PagePreviewContext);

/**
 * The place of the page. While another page loads whose preview was offered, it shows the preview at the top of the
 * window. The page before stays mounted but hidden; if the navigation is cancelled, it returns with its scroll position.
 */
export function PagePreviewArea({ children }: { readonly children: ReactNode }) {
	const [offered, offer] = useState<PagePreview>();
	const navigation = useNavigation();
	const { key } = useLocation();
	const left = useRef<{ readonly key: string; readonly scrollY: number }>(undefined);
	const target = navigation.state === 'loading' ? createPath(navigation.location) : undefined;
	const isShown = offered !== undefined && offered.to === target;

	useLayoutEffect(() => {
		if (isShown) {
			left.current = { key, scrollY: window.scrollY };
			window.scrollTo(0, 0);
		} else if (left.current) {
			// A page that has arrived is scrolled by React Router.
			if (left.current.key === key) window.scrollTo(0, left.current.scrollY);
			left.current = undefined;
		}
	}, [isShown, key]);

	return (
		<PagePreviewContext value={offer}>
			<div className={isShown ? 'hidden' : 'contents'}>{children}</div>
			{isShown && offered.element}
		</PagePreviewContext>
	);
}
