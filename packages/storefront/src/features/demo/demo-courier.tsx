import { type SteppedParcel, stepParcel } from '@zaylat/api-client';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { isFinal, type OrderStatus } from '@zaylat/domain/orders';
import { Button } from '@zaylat/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureToast } from '../../core/failures/use-failure-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CourierPlace } from './courier-place.tsx';
import { DemoPanel } from './demo-panel.tsx';
import { parcelsRequest } from './queries.ts';

/** Milliseconds between two requests for the parcels of an order. */
const POLL_MS = 3_000;

/** Props of {@link DemoCourier}. */
export interface DemoCourierProps {
	readonly orderCode: string;
	/** States of the order's parcels as the page shows them, by track code. */
	readonly shown: Readonly<Record<string, OrderStatus>>;
	/** Called when parcels have moved on. */
	readonly onMove: () => void;
}

/** Moves the parcels of an order on as seller and courier would, and shows the moves that come by themselves (Decision 23). */
export function DemoCourier({ orderCode, shown, onMove }: DemoCourierProps) {
	const { t } = useTranslation('demo');
	const { data, mutate } = useQuery(parcelsRequest(orderCode), { refreshInterval: POLL_MS });
	const parcels = (data?.data.items ?? []).filter(({ kind }) => kind === 'goods');
	const moved = parcels.filter(({ trackCode, status }) => shown[trackCode] !== status);
	// Names both sides, so that a move which happens while the order is loaded is followed too.
	const difference = moved.map(({ trackCode, status }) => `${trackCode} ${shown[trackCode]} ${status}`).join();
	const follow = useEffectEvent(onMove);
	useEffect(() => {
		if (difference !== '') follow();
	}, [difference]);
	if (data === undefined) return <CourierPlace />;
	return (
		parcels.length > 0 && (
			<DemoPanel title={<strong>{t('courier.title')}</strong>}>
				<p className="text-sm text-text-muted">{t('courier.text')}</p>
				<ul className="flex flex-col gap-2">
					{parcels.map((parcel) => (
						<li key={parcel.trackCode}>
							<Step parcel={parcel} onMove={() => void mutate()} />
						</li>
					))}
				</ul>
			</DemoPanel>
		)
	);
}

function Step({ parcel, onMove }: { readonly parcel: SteppedParcel; readonly onMove: () => void }) {
	const { t } = useTranslation(['demo', 'tracking']);
	const client = useClient();
	const showFailure = useFailureToast();
	const [isMoving, setIsMoving] = useState(false);
	const { trackCode, status, isPaid, moves } = parcel;
	const to = moves.find((each) => each !== 'order cancelled by seller');

	async function move(next: OrderStatus) {
		setIsMoving(true);
		const attempt = await client.attempt(stepParcel(trackCode, next));
		setIsMoving(false);
		onMove();
		// The courier was faster; the page shows where the parcel is.
		if (attempt.ok || attempt.error.code === 'order_move_refused') return;
		showFailure(t('courier.failed'), attempt.error);
	}

	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<span className="text-sm tabular-nums">{trackCode}</span>
			{to === undefined ? (
				<p className="text-sm text-text-muted">
					{t(isPaid || isFinal(status) || status === 'delivered' ? 'courier.done' : 'courier.waits')}
				</p>
			) : (
				<Button
					variant="secondary"
					isLoading={isMoving}
					loadingLabel={t('courier.moving')}
					aria-label={t('courier.nextNamed', { code: trackCode, status: t(`tracking:status.${to}`) })}
					onClick={() => void move(to)}
				>
					{t('courier.next', { status: t(`tracking:status.${to}`) })}
				</Button>
			)}
		</div>
	);
}
