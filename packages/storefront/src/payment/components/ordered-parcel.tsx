import type { Parcel } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';

/** What one shop sends of an order. */
export function OrderedParcel({ parcel }: { readonly parcel: Parcel }) {
	const { t } = useTranslation('payment');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const { shop, kind, lines, arrives, trackCode, total } = parcel;
	const zone = EDITIONS[edition].timeZone;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<Card padding="md" className="flex flex-col gap-2">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="wrap-anywhere font-semibold">{shop.name}</h3>
				<p className="font-semibold tabular-nums">{formatPrice(total, language)}</p>
			</div>
			<ul className="flex flex-wrap gap-2">
				{lines.map((line) => (
					<li key={line.id}>
						<ShopPicture picture={line.picture} alt={line.name} sizes="56px" className="size-14 rounded-control" />
					</li>
				))}
			</ul>
			<p className="text-sm text-text-muted">
				{[
					t('success.pieces', { number: formatCount(pieces, language) }),
					kind === 'digital'
						? t('success.digital')
						: arrives &&
							t('success.arrives', { dates: formatDateRange(arrives.earliest, arrives.latest, language, zone) }),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			{kind === 'goods' && <p className="text-sm text-text-muted">{t('success.track', { code: trackCode })}</p>}
		</Card>
	);
}
