import { SkipLink } from '@zaylat/ui/skip-link';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Later } from '../later.tsx';
import type { Layout } from '../layouts.ts';
import { useShop } from '../shop.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { FRAME_PARTS } from './later-parts.ts';
import { SiteHeader } from './site-header.tsx';

/** While places stand for what comes, the footer waits below the screen: it would jump there when that has come. */
const ROOM_FOR_WHAT_COMES = 'has-[[data-part=skeleton]]:min-h-dvh';

/** On phones the bar that buys stands over the page, and would hide its end. */
const ROOM_FOR_BUYING = 'max-tablet:[body:has([data-part=buy-bar])_&]:pb-28';

interface SiteFrameProps {
	readonly layout: Layout;
	/** Id of the current route, to mark it in the navigation. */
	readonly routeId: string | undefined;
	readonly children: ReactNode;
}

/** Header, page, footer and the phones' bottom bar, as the layout says; what a device hides, it hides by CSS. */
export function SiteFrame({ layout, routeId, children }: SiteFrameProps) {
	const { t } = useTranslation();
	const { isDemo } = useShop();
	return (
		<div className="flex min-h-dvh flex-col print:block print:[&>:not(main)]:hidden">
			<SkipLink>{t('skipToContent')}</SkipLink>
			{isDemo && <Later part={FRAME_PARTS.demoBanner} />}
			<SiteHeader variant={layout.header} />
			{layout.navigation === 'goods' && <Later part={FRAME_PARTS.categoryNav} routeId={routeId} />}
			{layout.navigation === 'digital' && <Later part={FRAME_PARTS.digitalNav} routeId={routeId} />}
			<Later part={FRAME_PARTS.newVersion} />
			<ConnectionNotice />
			<main
				id="main"
				tabIndex={-1}
				data-width={layout.width}
				className={`mx-auto w-full max-w-page grow px-4 pt-4 pb-10 outline-none print:p-0 tablet:px-6 data-[width=narrow]:max-w-180 ${ROOM_FOR_WHAT_COMES} ${ROOM_FOR_BUYING}`}
			>
				{children}
			</main>
			{layout.hasFooter && <Later part={FRAME_PARTS.siteFooter} />}
			{layout.hasBottomBar && <Later part={FRAME_PARTS.bottomBar} routeId={routeId} />}
		</div>
	);
}
