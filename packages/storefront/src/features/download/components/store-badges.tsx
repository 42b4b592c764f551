import { StoreBadge } from '@zaylat/ui/store-badge';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { appStores } from '../app-stores.ts';

/** Where the app can be had, one badge per store (Specification §1). */
export function StoreBadges({ className = '' }: { readonly className?: string }) {
	const { t } = useTranslation();
	const { brand } = useAppContext();
	return (
		<ul className={`flex flex-wrap gap-3 ${className}`}>
			{appStores(brand).map(({ store, href }) => (
				<li key={store} className="min-w-0">
					<StoreBadge
						store={store}
						href={href}
						labels={{ invitation: t(`footer.invitations.${store}`), external: t('newTab') }}
					/>
				</li>
			))}
		</ul>
	);
}
