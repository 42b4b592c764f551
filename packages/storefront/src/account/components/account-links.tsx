import { ChevronRight } from 'lucide-react';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useIsSeller } from '../../app/use-is-seller.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Pages of the account that are on their own, by the text that names them. */
const PAGES = [
	['orders', '/Orders'],
	['addresses', '/AddressBook'],
	['points', '/Points'],
	['library', '/DigitalLibrary'],
	['quotations', '/Quotations'],
	['selling', '/Selling'],
	['followed', '/FollowedShops'],
	['recent', '/RecentViews'],
	['linked', '/LinkedAccounts'],
	['delete', '/DeleteAccount'],
] as const;

/** The ways to all that belongs to the account. */
export function AccountLinks() {
	const { t } = useTranslation('account');
	const { isBuilt } = useAppContext();
	const isSeller = useIsSeller();
	return (
		<nav aria-label={t('links.label')}>
			<ul className="grid overflow-clip rounded-card border border-border bg-surface-raised tablet:grid-cols-2">
				{PAGES.filter(([name, path]) => isBuilt(path) && (name !== 'selling' || isSeller)).map(([name, path]) => (
					<li key={name} className="-mb-px border-border border-b tablet:odd:border-e">
						<ShopLink
							to={path}
							className="flex min-h-13 items-center justify-between gap-3 px-4 hover:bg-surface-sunken hover:text-accent-text"
						>
							{t(`links.${name}`)}
							<ChevronRight aria-hidden size={18} className="shrink-0 text-text-muted" />
						</ShopLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
