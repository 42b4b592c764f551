import { Download, MapPin } from 'lucide-react';
import { useAppContext } from '../../core/context/app-context.ts';
import { PreferenceMenus } from '../../core/preferences/preference-menus.tsx';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const LINKS = [
	{ to: '/Track', text: 'nav.trackOrder', icon: MapPin },
	{ to: '/download', text: 'nav.getTheApp', icon: Download },
] as const;

/** The narrow line above the header of tablets and desktops: where to deliver, currency, language, colours. */
export function UtilityBar() {
	const { t } = useTranslation();
	const { isBuilt } = useAppContext();
	return (
		<div
			data-part="utility-bar"
			className="border-b border-border bg-surface text-sm text-text-muted max-tablet:hidden"
		>
			<div className="mx-auto flex h-target w-full max-w-page items-center gap-5 px-6">
				<span className="truncate">{t('tagline')}</span>
				{LINKS.filter(({ to }) => isBuilt(to)).map(({ to, text, icon: Icon }) => (
					<ShopLink
						key={to}
						to={to}
						className="inline-flex min-h-target items-center gap-1.5 text-text-muted hover:text-text"
					>
						<Icon aria-hidden="true" className="size-4" />
						{t(text)}
					</ShopLink>
				))}
				<PreferenceMenus className="ms-auto" />
			</div>
		</div>
	);
}
