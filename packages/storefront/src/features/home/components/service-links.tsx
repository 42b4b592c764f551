import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SHOP_SERVICES } from '../../shops/shop-services.ts';

/** The services of the shop in one row that scrolls, on phones: wider screens have them in header and footer. */
export function ServiceLinks() {
	const { t } = useTranslation();
	const { isBuilt } = useAppContext();
	return (
		<nav aria-label={t('nav.services')} className="tablet:hidden">
			<ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter [scrollbar-width:none]">
				{SHOP_SERVICES.filter(([, path]) => isBuilt(path)).map(([text, path]) => (
					<li key={path} className="shrink-0">
						<ShopLink
							to={path}
							prefetch="none"
							className="flex min-h-11 items-center rounded-full border border-border bg-surface-raised px-4 text-sm hover:text-accent-text"
						>
							{t(text)}
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
