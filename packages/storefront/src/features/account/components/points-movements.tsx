import type { PointsEntry } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pointsQueries } from '../queries.ts';

/** Props of {@link PointsMovements}. */
export interface PointsMovementsProps {
	/** Where this page of the history begins. */
	readonly cursor: string | undefined;
}

/** One page of the history of points. */
export function PointsMovements({ cursor }: PointsMovementsProps) {
	const { data } = useScreenQuery(pointsQueries.points, { cursor });
	return data?.data.items.map((entry) => <Movement key={entry.id} entry={entry} />);
}

function Movement({ entry }: { readonly entry: PointsEntry }) {
	const { t } = useTranslation('account');
	const { edition, isBuilt } = useAppContext();
	const { language } = usePreferences();
	const { points, reason, orderCode, at } = entry;
	const isGain = points > 0;
	const path = orderCode === null ? undefined : orderPath(orderCode);
	return (
		<li className="flex items-center justify-between gap-4 px-4 py-3">
			<div className="min-w-0">
				<p className="font-semibold">{t(`points.reasons.${reason}`)}</p>
				<p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
					<time dateTime={at}>{formatDate(at, language, EDITIONS[edition].timeZone)}</time>
					{path !== undefined &&
						(isBuilt(path) ? (
							<ShopLink to={path} className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4">
								{orderCode}
							</ShopLink>
						) : (
							<span>{orderCode}</span>
						))}
				</p>
			</div>
			<p className={`shrink-0 font-semibold tabular-nums ${isGain ? 'text-positive' : 'text-text'}`}>
				{`${isGain ? '+' : '−'}${formatCount(Math.abs(points), language)}`}
			</p>
		</li>
	);
}
