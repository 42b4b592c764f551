import { useAppContext } from '../../core/context/app-context.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { PreferenceMenus } from '../../core/preferences/preference-menus.tsx';
import type { Layout } from '../../core/routing/layouts.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HeaderActions } from './header-actions.tsx';
import { PreferencesButton } from './preferences-button.tsx';

/** The form works by HTML; suggestions begin with the first key, so their code is no part of the first load. */
const SearchBox = lazyComponent(async () => (await import('./search-box.tsx')).SearchBox, {
	// As high as the box, so that the page below does not move when it arrives.
	fallback: <span className="block h-12" />,
	whenUsed: { className: 'min-w-0 grow @max-[16em]:order-last @max-[16em]:basis-full' },
});

/**
 * The header: on tablets and desktops logo, search, preferences and icons in one row of 64 px; on phones, which have no
 * header (Specification §2), the slim search bar. One search box serves both. Windows narrower than 1280 px have the
 * preferences that are chosen once in a dialog, as phones have all. In low windows the header scrolls away. With large text
 * on a phone the search takes a row of its own.
 */
export function SiteHeader({ variant }: { readonly variant: Layout['header'] }) {
	const { t } = useTranslation();
	const { Logo } = useAppContext().definition.slots;
	const isFull = variant === 'full';
	return (
		<header className="sticky top-0 z-header border-b border-border bg-surface-raised [@media(max-height:28rem)]:static">
			<div className="@container mx-auto w-full max-w-page px-gutter py-2 tablet:px-6">
				<div className="flex items-center justify-between gap-2 @max-[16em]:flex-wrap tablet:min-h-12 desk:gap-4">
					<ShopLink
						to="/"
						aria-label={t('home')}
						className="flex min-h-target shrink-0 items-center gap-2.5 rounded-control text-text no-underline"
					>
						<Logo />
						<span
							aria-hidden="true"
							className={isFull ? 'text-2xl font-bold max-desk:hidden' : 'text-2xl font-bold @max-[16em]:hidden'}
						>
							{t('brand')}
						</span>
					</ShopLink>
					{isFull ? <SearchBox /> : <span className="grow" />}
					<PreferenceMenus className="max-tablet:hidden" />
					<PreferencesButton className="min-[80rem]:hidden" />
					{isFull && <HeaderActions className="max-tablet:hidden" />}
				</div>
			</div>
		</header>
	);
}
