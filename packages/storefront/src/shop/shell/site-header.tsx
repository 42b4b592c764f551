import { useAppContext } from '../../core/context/app-context.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import type { Layout } from '../../core/routing/layouts.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HeaderActions } from './header-actions.tsx';
import { PreferencesButton } from './preferences-button.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The form works by HTML; suggestions begin with the first key, so their code is no part of the first load. */
const SearchBox = lazyComponent(async () => (await import('./search-box.tsx')).SearchBox, {
	// As high as the box, so that the page below does not move when it arrives.
	fallback: <span className="block h-12" />,
	whenUsed: { className: 'min-w-0 grow @max-[16em]:order-last @max-[16em]:basis-full' },
});

/**
 * The header: on tablets and desktops the utility bar, logo, search and icons; on phones, which have no header
 * (Specification §2), the slim search bar. One search box serves both. The utility bar scrolls away, and returns while
 * the focus is in it. In low windows the whole header scrolls away. With large text on a phone the search takes a row of its
 * own.
 */
export function SiteHeader({ variant }: { readonly variant: Layout['header'] }) {
	const { t } = useTranslation();
	const { Logo } = useAppContext().definition.slots;
	const isFull = variant === 'full';
	return (
		<header className="sticky top-0 z-header border-b border-border bg-surface-raised tablet:-top-11 tablet:has-[[data-part=utility-bar]_:focus-visible]:top-0 [@media(max-height:28rem)]:static">
			<UtilityBar />
			<div className="@container mx-auto w-full max-w-page px-gutter py-2 tablet:px-6 tablet:py-3">
				<div className="flex items-center justify-between gap-2 @max-[16em]:flex-wrap tablet:gap-6">
					<ShopLink
						to="/"
						aria-label={t('home')}
						className="flex min-h-target shrink-0 items-center gap-2.5 rounded-control text-text no-underline"
					>
						<Logo />
						<span
							aria-hidden="true"
							className={isFull ? 'text-2xl font-bold max-tablet:hidden' : 'text-2xl font-bold @max-[16em]:hidden'}
						>
							{t('brand')}
						</span>
					</ShopLink>
					{isFull ? <SearchBox /> : <span className="grow" />}
					<PreferencesButton className="tablet:hidden" />
					{isFull && <HeaderActions className="max-tablet:hidden" />}
				</div>
			</div>
		</header>
	);
}
