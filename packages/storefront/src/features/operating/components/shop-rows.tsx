import type { StaffAccess, StaffShop } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { auditPath, SECTIONS } from '../operating-path.ts';
import { shopsQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';
import { ShopActs } from './shop-acts.tsx';

/** Props of {@link ShopRows}. */
export interface ShopRowsProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	readonly access: StaffAccess;
}

/** One page of the shops as a table; on phones each is a card. */
export function ShopRows({ cursor, access }: ShopRowsProps) {
	const { t } = useTranslation(['operatedShops', 'operating', 'app']);
	const { language } = usePreferences();
	const when = useWhen();
	const { data, mutate } = useScreenQuery(shopsQueries.shops, { cursor });

	function replace(changed: StaffShop) {
		void mutate(
			(shown) => {
				if (shown === undefined) return shown;
				const items = shown.data.items.map((each) => (each.slug === changed.slug ? changed : each));
				return { data: { ...shown.data, items } };
			},
			{ revalidate: false },
		);
	}

	const columns: readonly TableColumn<StaffShop>[] = [
		{
			key: 'name',
			header: t('shops.columns.name'),
			isRowHeader: true,
			cell: ({ slug, name, edition, pausedAt }) => (
				<span className="flex flex-wrap items-center gap-2">
					<span className="wrap-anywhere">{name}</span>
					<span className="font-normal text-sm text-text-muted">{t(`app:countries.${edition}`)}</span>
					{pausedAt !== null && <Badge tone="warning">{t('shops.states.paused')}</Badge>}
					{access.permissions.includes(SECTIONS.audit.permission) && (
						<ShopLink
							to={auditPath({ subject: slug })}
							aria-label={t('operating:accounts.historyOf', { name })}
							className="inline-flex min-h-11 items-center font-normal text-sm underline underline-offset-4"
						>
							{t('operating:accounts.history')}
						</ShopLink>
					)}
				</span>
			),
		},
		{ key: 'owner', header: t('shops.columns.owner'), cell: ({ owner }) => owner ?? t('shops.noOwner') },
		{
			key: 'since',
			header: t('shops.columns.since'),
			cell: ({ joinedAt, pausedAt, pauseReason }) => (
				<>
					<time dateTime={joinedAt}>{when(joinedAt)}</time>
					{pausedAt !== null && (
						<span className="wrap-anywhere block text-sm text-text-muted">
							{t('shops.pausedSince', { date: when(pausedAt), reason: pauseReason ?? '' })}
						</span>
					)}
				</>
			),
		},
		{
			key: 'goods',
			header: t('shops.columns.goods'),
			isNumeric: true,
			cell: ({ onSale, products }) =>
				t('shops.goods', { onSale: formatCount(onSale, language), total: formatCount(products, language) }),
		},
		{
			key: 'acts',
			header: t('shops.columns.acts'),
			cell: (shop) => access.permissions.includes('pause_shops') && <ShopActs shop={shop} onChange={replace} />,
		},
	];
	return (
		<Table
			caption={t('operating:sections.shops')}
			isCaptionHidden
			columns={access.permissions.includes('pause_shops') ? columns : columns.slice(0, -1)}
			rows={data?.data.items ?? []}
			getRowKey={({ slug }) => slug}
			presentation="stacked"
		/>
	);
}
