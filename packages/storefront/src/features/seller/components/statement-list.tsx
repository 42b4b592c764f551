import type { SellerStatement } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { earningsQueries } from '../earnings-queries.ts';
import { statementPath } from '../statement-path.ts';
import { PayoutState } from './payout-state.tsx';
import { StatementFiles } from './statement-files.tsx';

/** Props of {@link StatementList}. */
export interface StatementListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the statements as list items. */
export function StatementList({ cursor }: StatementListProps) {
	const { data } = useScreenQuery(earningsQueries.statements, { cursor });
	return data?.data.items.map((statement) => (
		<li key={statement.number}>
			<StatementCard statement={statement} />
		</li>
	));
}

function StatementCard({ statement }: { readonly statement: SellerStatement }) {
	const { t } = useTranslation('earnings');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { number, shop, closedAt, payout } = statement;
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<div className="min-w-0">
						<h3 className="font-semibold leading-heading">
							<ShopLink
								to={statementPath(number)}
								className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
							>
								{t('statement.title', { number })}
							</ShopLink>
						</h3>
						<p className="wrap-anywhere text-sm text-text-muted">
							{shop.name} ·{' '}
							<time dateTime={closedAt}>
								{t('statements.closed', { date: formatDate(closedAt, language, EDITIONS[edition].timeZone) })}
							</time>
						</p>
					</div>
					<PayoutState statement={statement} />
				</div>
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span className="text-text-muted">{t('statements.payout')}</span>
					<span className="font-bold text-lg tabular-nums">{formatPrice(payout, language)}</span>
				</p>
				<StatementFiles number={number} />
			</article>
		</Card>
	);
}
