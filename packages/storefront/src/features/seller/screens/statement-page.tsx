import type { SellerStatementDetails } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { ChevronLeft } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PayoutState } from '../components/payout-state.tsx';
import { StatementFiles } from '../components/statement-files.tsx';
import { statementQueries } from '../earnings-queries.ts';
import { EARNINGS_PATH } from '../statement-path.ts';

type Line = SellerStatementDetails['lines'][number];

/** Sums of a statement, in the sequence in which they add up. */
const SUMS = ['carried', 'total', 'payout', 'carriedOn'] as const;

/** One statement: its orders with sales and commission, corrections of earlier statements, and what is paid out. */
export function StatementPage() {
	const { t } = useTranslation('earnings');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { data } = useScreenQuery(statementQueries.statement);
	if (!data) return null;
	const statement = data.data;
	const { number, shop, closedAt, lines } = statement;
	const hasCorrection = lines.some(({ kind }) => kind === 'correction');
	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<ShopLink
				to={EARNINGS_PATH}
				className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
			>
				<ChevronLeft aria-hidden size={18} />
				{t('statement.back')}
			</ShopLink>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 className="wrap-anywhere font-bold text-xl leading-heading tablet:text-2xl">
					{t('statement.title', { number })}
				</h1>
				<PayoutState statement={statement} />
			</div>
			<Card padding="md" className="flex flex-col gap-4">
				<DataList>
					<DataListItem label={t('statement.shop')}>{shop.name}</DataListItem>
					<DataListItem label={t('statement.closed')}>
						<time dateTime={closedAt}>{formatDate(closedAt, language, EDITIONS[edition].timeZone)}</time>
					</DataListItem>
				</DataList>
				<StatementFiles number={number} />
			</Card>
			<section aria-labelledby="lines" className="flex flex-col gap-3">
				<h2 id="lines" className="font-semibold text-lg leading-heading">
					{t('statement.lines')}
				</h2>
				{hasCorrection && <p className="text-sm text-text-muted leading-body">{t('statement.correctionHint')}</p>}
				<StatementLines lines={lines} />
			</section>
			<section aria-labelledby="sums" className="flex flex-col gap-3">
				<h2 id="sums" className="font-semibold text-lg leading-heading">
					{t('statement.sums')}
				</h2>
				<Card padding="md">
					<DataList form="amounts">
						{SUMS.map((sum) => (
							<DataListItem key={sum} label={t(`statement.${sum}`)} isStrong={sum === 'payout'}>
								{formatPrice(statement[sum], language)}
							</DataListItem>
						))}
					</DataList>
				</Card>
			</section>
		</div>
	);
}

function StatementLines({ lines }: { readonly lines: readonly Line[] }) {
	const { t } = useTranslation('earnings');
	const { language } = usePreferences();
	const amounts = ['sales', 'commission', 'amount'] as const;
	const columns: readonly TableColumn<Line>[] = [
		{ key: 'order', header: t('statement.order'), isRowHeader: true, cell: ({ orderCode }) => orderCode },
		{ key: 'kind', header: t('statement.kind'), cell: ({ kind }) => t(`statement.${kind}`) },
		...amounts.map(
			(key): TableColumn<Line> => ({
				key,
				header: t(`statement.${key}`),
				isNumeric: true,
				cell: (line) => formatPrice(line[key], language),
			}),
		),
	];
	return (
		<Table
			caption={t('statement.lines')}
			isCaptionHidden
			columns={columns}
			rows={lines}
			getRowKey={({ orderCode }) => orderCode}
			presentation="stacked"
			labels={{ empty: t('statement.empty') }}
		/>
	);
}
