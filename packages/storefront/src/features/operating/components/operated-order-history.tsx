import type { StaffOrderDetails } from '@zaylat/api-client/contract';
import { CANCEL_REASONS, ORDER_STATUSES, RETURN_STATUSES } from '@zaylat/domain/orders';
import { Card } from '@zaylat/ui/card';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';

type Happening = StaffOrderDetails['history'][number];

/** Props of {@link OperatedOrderHistory}. */
export interface OperatedOrderHistoryProps {
	/** The newest first. */
	readonly history: readonly Happening[];
}

const PAYMENT_STATES = ['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded'] as const;
const REFUND_STATES = ['requested', 'settled', 'failed'] as const;
const ACTORS = ['customer', 'seller', 'system'] as const;

/** What happened to an order, the newest first. */
export function OperatedOrderHistory({ history }: OperatedOrderHistoryProps) {
	const { t } = useTranslation(['operatedOrders', 'tracking', 'returns']);
	const when = useWhen();

	/** What happened, in words; a state that this version does not know as it is. */
	function wordsOf({ kind, what }: Happening): string {
		const named = <Word extends string>(words: readonly Word[]) => words.find((word) => word === what);
		const [order, payment, refund, returned] = [
			named(ORDER_STATUSES),
			named(PAYMENT_STATES),
			named(REFUND_STATES),
			named(RETURN_STATUSES),
		];
		const state =
			(kind === 'parcel' && order && t(`tracking:status.${order}`)) ||
			(kind === 'payment' && payment && t(`payments.${payment}`)) ||
			(kind === 'refund' && refund && t(`refunds.${refund}`)) ||
			(kind === 'return' && returned && t(`returns:status.${returned}`)) ||
			undefined;
		return state === undefined ? t(`happened.${kind}`) : t('happening', { kind: t(`happened.${kind}`), state });
	}

	const nameOf = (by: string) => {
		const actor = ACTORS.find((each) => each === by);
		return actor === undefined ? by : t(`actors.${actor}`);
	};
	const textOf = (text: string) => {
		const reason = CANCEL_REASONS.find((each) => each === text);
		return reason === undefined ? text : t(`tracking:reasons.${reason}`);
	};

	return (
		<Card padding="md" className="flex flex-col gap-3">
			<h3 className="font-semibold leading-heading">{t('historyTitle')}</h3>
			<ol className="flex flex-col gap-3">
				{history.map((happening) => {
					const { at, kind, what, about, by, text } = happening;
					return (
						<li key={`${at} ${kind} ${what} ${about} ${text}`} className="text-sm">
							<p>
								<time dateTime={at} className="text-text-muted">
									{when(at)}
								</time>
								{' · '}
								<span className="font-semibold">{wordsOf(happening)}</span>
							</p>
							<p className="wrap-anywhere text-text-muted">
								{[about, by === '' ? '' : nameOf(by)].filter(Boolean).join(' · ')}
							</p>
							{text !== '' && <p className="wrap-anywhere whitespace-pre-line">{textOf(text)}</p>}
						</li>
					);
				})}
			</ol>
		</Card>
	);
}
