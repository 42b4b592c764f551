import { createContext, type ReactNode, use } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

const LinkNavigationContext = createContext<NavigateFunction | null>(null);

/**
 * React Router's `navigate` for links. React Router renders components that call `useNavigate` again at each step of a
 * navigation; this value stays the same, so that the many links of a page are not rendered again.
 * @returns null outside of {@link LinkNavigation}, where the browser follows links itself
 */
export const useLinkNavigation = () => use(LinkNavigationContext);

/** Lets the shop's links in it navigate with React Router. The app shell contains it; use it around components without one. */
export function LinkNavigation({ children }: { readonly children: ReactNode }) {
	return <LinkNavigationContext value={useNavigate()}>{children}</LinkNavigationContext>;
}
