import { BREAKPOINTS, LAYOUT_BREAKPOINTS } from '@zaylat/tokens';
import { SkipLink } from '@zaylat/ui/skip-link';
import { memo, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { useAppContext } from '../../core/context/app-context.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { PreferencesPanel } from '../../core/preferences/preferences-panel.tsx';
import type { Layout } from '../../core/routing/layouts.ts';
import { PagePreviewArea } from '../../core/screen/page-preview.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CompareTrayPlace } from './compare-tray-place.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { DigitalNav } from './digital-nav.tsx';
import { FormNotice } from './form-notice.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { RefusedCartChanges } from './refused-cart-changes.tsx';
import { SiteHeader } from './site-header.tsx';

/** Phones hide both, so they do not load their code. Wider windows preload the menu, which is in their first view. */
const TABLETS_ONLY = { className: 'max-tablet:hidden', minWidth: BREAKPOINTS.tablet };
export const LazyCategoryNav = lazyComponent(async () => (await import('./category-nav.tsx')).CategoryNav, {
	whenVisible: TABLETS_ONLY,
});
const SiteFooter = lazyComponent(async () => (await import('./site-footer.tsx')).SiteFooter, {
	whenVisible: TABLETS_ONLY,
});

const RefusedWrites = lazyComponent(async () => (await import('./refused-writes.tsx')).RefusedWrites, {
	namespaces: ['offline', 'failures'],
});

const AccountNav = lazyComponent(async () => (await import('./account-nav.tsx')).AccountNav, {
	namespaces: ['account'],
	whenVisible: { className: 'max-desk:hidden print:hidden', minWidth: LAYOUT_BREAKPOINTS.desk },
});

/** Keeps the footer below the screen while skeletons are shown, so that it does not jump when the content arrives. */
const LOADING_HEIGHT = 'has-[[data-part=skeleton]]:min-h-dvh';

/** The fixed bar to buy would cover the end of the footer on tablets. */
const BUY_BAR_BELOW_FOOTER = 'tablet:max-[80rem]:[body:has([data-part=buy-bar])_&]:pb-20';

/** On phones the fixed bar to buy or pay would cover the end of the page. */
const BUY_BAR_PADDING =
	'max-tablet:[body:has([data-part=buy-bar])_&]:pb-24 max-tablet:[body:has([data-part=pay-bar])_&]:pb-36';

/** On phones a conversation fills the space between header and bottom bar (`ChatPanes`). */
const CONVERSATION = 'has-[[data-part=conversation]]:relative';

/** Props of {@link AppShell}. */
export interface AppShellProps {
	readonly layout: Layout;
	/** Id of the current route, to mark it in the navigation. */
	readonly routeId: string | undefined;
	/** Whether the page is one of the account: all of them have the same navigation and width. */
	readonly isAccountPage: boolean;
	readonly children: ReactNode;
}

/**
 * Header, page, footer and the phones' bottom bar, as the layout says; what a device hides, it hides by CSS.
 * The beginning of a navigation does not render it again: the preview of the next page waits for that rendering.
 *
 * Header, page and bottom bar are Suspense boundaries, so that React hydrates each in a task of its own: a press on one
 * that is not hydrated yet does not wait for the others.
 */
export const AppShell = memo(function AppShell({ layout, routeId, isAccountPage, children }: AppShellProps) {
	const { t } = useTranslation();
	const { isDemo, definition, accountQueues } = useAppContext();
	const { Announcement, PageEnd } = definition.slots;
	// Phones have it in one line with the delivery country there.
	const hasOwnMark = routeId === 'home';
	const hasRefusals = useStore(accountQueues.lateRefusals, ({ length }) => length > 0);
	return (
		<div className={`flex min-h-dvh flex-col ${BUY_BAR_BELOW_FOOTER} print:block print:[&>:not(main)]:hidden`}>
			<SkipLink>{t('skipToContent')}</SkipLink>
			<PreferencesPanel />
			{isDemo && !hasOwnMark && <DemoBanner isOnPhonesOnly={layout.navigation !== 'none'} />}
			{Announcement && <Announcement />}
			<Suspense>
				<SiteHeader variant={layout.header} />
			</Suspense>
			{layout.navigation === 'goods' && <LazyCategoryNav routeId={routeId} />}
			{layout.navigation === 'digital' && <DigitalNav routeId={routeId} />}
			<NewVersionNotice />
			<ConnectionNotice />
			<RefusedCartChanges />
			<FormNotice />
			{hasRefusals && <RefusedWrites />}
			<main
				id="main"
				tabIndex={-1}
				data-width={layout.width}
				className={`mx-auto w-full max-w-page grow px-gutter pt-4 pb-10 outline-none print:p-0 tablet:px-6 data-[width=narrow]:max-w-180 ${LOADING_HEIGHT} ${BUY_BAR_PADDING} ${CONVERSATION}`}
			>
				<Suspense>
					<PagePreviewArea>
						{isAccountPage ? (
							<div className="gap-6 desk:grid desk:grid-cols-[15rem_minmax(0,1fr)] laptop:gap-8 print:block">
								<AccountNav />
								<div className="min-w-0">{children}</div>
							</div>
						) : (
							children
						)}
						{PageEnd && <PageEnd />}
					</PagePreviewArea>
				</Suspense>
			</main>
			{layout.hasFooter && <SiteFooter />}
			{layout.hasBottomBar && <CompareTrayPlace />}
			<Suspense>{layout.hasBottomBar && <BottomBar routeId={routeId} />}</Suspense>
		</div>
	);
});
