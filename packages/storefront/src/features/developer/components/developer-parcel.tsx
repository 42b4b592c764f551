import { type SteppedParcel, stepParcel } from '@zaylat/api-client';
import { isFinal, type OrderStatus } from '@zaylat/domain/orders';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Heading } from '@zaylat/ui/heading';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { useSend } from '../state/use-send.ts';

/** Props of {@link DeveloperParcel}. */
export interface DeveloperParcelProps {
	readonly parcel: SteppedParcel;
	/** Called after the parcel was moved, or could not be: its status may differ from the one shown. */
	readonly onChange: () => void;
}

/** A parcel and the moves that its seller can make now. */
export function DeveloperParcel({ parcel, onChange }: DeveloperParcelProps) {
	const { t } = useTranslation(['developer', 'tracking']);
	const moment = useMoment();
	const { send, isPending } = useSend();
	const [wanted, setWanted] = useState<OrderStatus>();
	const { trackCode, orderCode, shopName, status, isPaid, placedAt, moves } = parcel;

	async function move(to: OrderStatus) {
		setWanted(to);
		await send(stepParcel(trackCode, to), {
			done: t('parcels.moved', { code: trackCode }),
			failed: t('parcels.notMoved'),
		});
		onChange();
	}

	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base" className="tabular-nums">
					{trackCode}
				</Heading>
				<Badge tone="info">{t(`tracking:status.${status}`)}</Badge>
				<p className="basis-full text-sm text-text-muted">
					{[shopName, t('parcels.order', { code: orderCode }), t('parcels.placed', { date: moment(placedAt) })].join(
						' · ',
					)}
				</p>
			</div>
			{moves.length === 0 ? (
				<p className="text-sm text-text-muted">{t(isPaid || isFinal(status) ? 'parcels.ends' : 'parcels.waits')}</p>
			) : (
				<fieldset aria-label={t('parcels.moves', { code: trackCode })} className="flex flex-wrap gap-2">
					{moves.map((to) => (
						<Button
							key={to}
							variant={to === 'order cancelled by seller' ? 'ghost' : 'secondary'}
							isLoading={isPending && to === wanted}
							loadingLabel={t('parcels.moving')}
							onClick={() => void move(to)}
						>
							{t('parcels.move', { status: t(`tracking:status.${to}`) })}
						</Button>
					))}
				</fieldset>
			)}
		</li>
	);
}
