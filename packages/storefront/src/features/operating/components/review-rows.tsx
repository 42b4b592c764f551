import type { ReviewedGoods } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { reviewPath } from '../operating-path.ts';
import { reviewsQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';

/** One page of the goods in review as a table; on phones each is a card. */
export function ReviewRows({ cursor }: { readonly cursor: string | undefined }) {
	const { t } = useTranslation(['operatedGoods', 'operating', 'app']);
	const { language } = usePreferences();
	const when = useWhen();
	const { data } = useScreenQuery(reviewsQueries.goods, { cursor });
	const columns: readonly TableColumn<ReviewedGoods>[] = [
		{
			key: 'name',
			header: t('columns.name'),
			isRowHeader: true,
			cell: ({ id, name, picture, isAgain }) => (
				<span className="flex flex-wrap items-center gap-3">
					{picture !== null && (
						<span className="size-14 shrink-0 overflow-hidden rounded-control">
							<ShopPicture picture={picture} alt="" sizes="56px" />
						</span>
					)}
					<ShopLink
						to={reviewPath(id)}
						lang={langOfText(name)}
						className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
					>
						{name}
					</ShopLink>
					{isAgain && <Badge tone="info">{t('again')}</Badge>}
				</span>
			),
		},
		{
			key: 'shop',
			header: t('columns.shop'),
			cell: ({ shop, edition }) => (
				<span className="wrap-anywhere">{[shop.name, t(`app:countries.${edition}`)].join(' · ')}</span>
			),
		},
		{
			key: 'price',
			header: t('columns.price'),
			isNumeric: true,
			cell: ({ price }) => (price === null ? t('noPrice') : formatPrice(price, language)),
		},
		{
			key: 'since',
			header: t('columns.since'),
			cell: ({ submittedAt }) => <time dateTime={submittedAt}>{when(submittedAt)}</time>,
		},
	];
	return (
		<Table
			caption={t('operating:sections.goods')}
			isCaptionHidden
			columns={columns}
			rows={data?.data.items ?? []}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
