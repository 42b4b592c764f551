import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Later } from '../later.tsx';
import type { Layout } from '../layouts.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { FRAME_PARTS } from './later-parts.ts';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
	readonly layout: Layout;
	/** Id of the current route, to mark it in the navigation. */
	readonly routeId: string | undefined;
	readonly children: ReactNode;
}

/** Header, page, footer and the phones' bottom bar, as the layout says; what a device hides, it hides by CSS. */
export function SiteFrame({ layout, routeId, children }: SiteFrameProps) {
	const { t } = useTranslation();
	return (
		<div className="flex min-h-dvh flex-col">
			<a
				href="#main"
				className="sr-only z-toast rounded-control bg-surface-raised text-text focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:px-4 focus:py-3 focus:shadow-overlay"
			>
				{t('skipToContent')}
			</a>
			<SiteHeader variant={layout.header} />
			{layout.header === 'full' && <Later part={FRAME_PARTS.categoryNav} routeId={routeId} />}
			<ConnectionNotice />
			<main
				id="main"
				tabIndex={-1}
				data-width={layout.width}
				className="mx-auto w-full max-w-page grow px-4 pt-4 pb-10 outline-none tablet:px-6 data-[width=narrow]:max-w-180"
			>
				{children}
			</main>
			{layout.hasFooter && <Later part={FRAME_PARTS.siteFooter} />}
			{layout.hasBottomBar && <Later part={FRAME_PARTS.bottomBar} routeId={routeId} />}
		</div>
	);
}
