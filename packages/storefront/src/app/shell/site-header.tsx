import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../app-context.ts';
import type { Layout } from '../layouts.ts';
import { ShopLink } from '../shop-link.tsx';
import { HeaderActions } from './header-actions.tsx';
import { PreferencesButton } from './preferences-button.tsx';
import { SearchBox } from './search-box.tsx';
import { UtilityBar } from './utility-bar.tsx';

/**
 * The header: on tablets and desktops the utility bar, logo, search and icons; on phones, which have no header
 * (Specification §2), the slim search bar. One search box serves both. The utility bar scrolls away, and returns while
 * the focus is in it. In low windows the whole header scrolls away.
 */
export function SiteHeader({ variant }: { readonly variant: Layout['header'] }) {
	const { t } = useTranslation();
	const { Logo } = useAppContext().definition.slots;
	const isFull = variant === 'full';
	return (
		<header className="sticky top-0 z-header border-b border-border bg-surface-raised tablet:-top-11 tablet:has-[[data-part=utility-bar]_:focus-visible]:top-0 [@media(max-height:28rem)]:static">
			<UtilityBar />
			<div className="mx-auto flex w-full max-w-page items-center gap-2 px-4 py-2 tablet:gap-6 tablet:px-6 tablet:py-3">
				<ShopLink
					to="/"
					aria-label={t('home')}
					className="flex min-h-target shrink-0 items-center gap-2.5 rounded-control text-text no-underline"
				>
					<Logo />
					<span aria-hidden="true" className={isFull ? 'text-2xl font-bold max-tablet:hidden' : 'text-2xl font-bold'}>
						{t('brand')}
					</span>
				</ShopLink>
				{isFull ? <SearchBox className="min-w-0 grow" /> : <span className="grow" />}
				<PreferencesButton className="tablet:hidden" />
				{isFull && <HeaderActions className="max-tablet:hidden" />}
			</div>
		</header>
	);
}
