import { ChevronRight } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsSeller } from '../../session/use-is-seller.ts';
import { useIsStaff } from '../../session/use-is-staff.ts';
import { SHOP_SERVICES } from '../../shops/shop-services.ts';

/** Pages of the account that are on their own, by the text that names them. */
const PAGES = [
	['orders', '/Orders'],
	['addresses', '/AddressBook'],
	['points', '/Points'],
	['library', '/DigitalLibrary'],
	['quotations', '/Quotations'],
	['selling', '/Selling'],
	['operating', '/Operating'],
	['followed', '/FollowedShops'],
	['recent', '/RecentViews'],
	['linked', '/LinkedAccounts'],
	['delete', '/DeleteAccount'],
] as const;

/** The ways to all that belongs to the account. */
export function AccountLinks() {
	const { t } = useTranslation('account');
	const isSeller = useIsSeller();
	const isStaff = useIsStaff();
	const pages = PAGES.filter(([name]) => (name !== 'selling' || isSeller) && (name !== 'operating' || isStaff));
	return <Links label={t('links.label')} links={pages.map(([name, to]) => ({ to, text: t(`links.${name}`) }))} />;
}

/** The ways to the services of the shop, which wider screens have in header and footer. */
export function ServiceLinks() {
	const { t } = useTranslation();
	return <Links label={t('nav.services')} links={SHOP_SERVICES.map(([text, to]) => ({ to, text: t(text) }))} />;
}

interface LinksProps {
	readonly label: string;
	readonly links: readonly { readonly to: string; readonly text: string }[];
}

function Links({ label, links }: LinksProps) {
	const { isBuilt } = useAppContext();
	return (
		<nav aria-label={label}>
			<ul className="grid overflow-clip rounded-card border border-border bg-surface-raised tablet:grid-cols-2">
				{links
					.filter(({ to }) => isBuilt(to))
					.map(({ to, text }) => (
						<li key={to} className="-mb-px border-border border-b tablet:odd:border-e">
							<ShopLink
								to={to}
								className="flex min-h-13 items-center justify-between gap-3 px-4 hover:bg-surface-sunken hover:text-accent-text"
							>
								{text}
								<ChevronRight aria-hidden size={18} className="shrink-0 text-text-muted" />
							</ShopLink>
						</li>
					))}
			</ul>
		</nav>
	);
}
