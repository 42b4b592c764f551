import type { UnstatedEarning } from '@zaylat/api-client';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { Hourglass } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { earningsQueries } from '../earnings-queries.ts';

/** What the shops earned and no statement has yet, and until when it is on hold. */
export function UnstatedEarnings() {
	const { t } = useTranslation('earnings');
	const { language } = usePreferences();
	const { data, error, mutate, isValidating } = useScreenQuery(earningsQueries.unstated);

	function content() {
		if (error && data === undefined) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')}>
					<Skeleton shape="block" className="h-40 w-full rounded-card" />
				</div>
			);
		}
		const { items, total, released } = data.data;
		if (items.length === 0) {
			return (
				<EmptyState
					headingLevel={3}
					picture={<Hourglass aria-hidden strokeWidth={1.5} />}
					title={t('hold.emptyTitle')}
					description={t('hold.emptyText')}
				/>
			);
		}
		return (
			<>
				<Card padding="md">
					<DataList form="amounts">
						<DataListItem label={t('hold.total')} isStrong>
							{formatPrice(total, language)}
						</DataListItem>
						<DataListItem label={t('hold.released')}>{formatPrice(released, language)}</DataListItem>
					</DataList>
				</Card>
				<HeldOrders items={items} />
			</>
		);
	}

	return (
		<section aria-labelledby="on-hold" className="flex flex-col gap-3">
			<h2 id="on-hold" className="font-semibold text-lg leading-heading">
				{t('hold.title')}
			</h2>
			<p className="text-sm text-text-muted leading-body">{t('hold.hint')}</p>
			{content()}
		</section>
	);
}

function HeldOrders({ items }: { readonly items: readonly UnstatedEarning[] }) {
	const { t } = useTranslation('earnings');
	const { edition, now } = useAppContext();
	const { language } = usePreferences();
	const availableAt = ({ releasedAt }: UnstatedEarning) => {
		if (releasedAt === null) return t('hold.waiting');
		if (Date.parse(releasedAt) <= now()) return t('hold.next');
		return t('hold.since', { date: formatDate(releasedAt, language, EDITIONS[edition].timeZone) });
	};
	const columns: readonly TableColumn<UnstatedEarning>[] = [
		{
			key: 'order',
			header: t('hold.order'),
			isRowHeader: true,
			cell: ({ orderCode, kind }) => (
				<>
					{orderCode}
					{kind === 'correction' && (
						<span className="block font-normal text-sm text-text-muted">{t('hold.correction')}</span>
					)}
				</>
			),
		},
		{ key: 'shop', header: t('hold.shop'), cell: ({ shop }) => shop.name },
		{ key: 'available', header: t('hold.available'), cell: availableAt },
		{
			key: 'amount',
			header: t('hold.amount'),
			isNumeric: true,
			cell: ({ amount }) => formatPrice(amount, language),
		},
	];
	return (
		<Table
			caption={t('hold.title')}
			isCaptionHidden
			columns={columns}
			rows={items}
			getRowKey={({ orderCode, shop }) => `${orderCode} ${shop.slug}`}
			presentation="stacked"
		/>
	);
}
