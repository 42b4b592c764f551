import type { ApiError } from '@zaylat/api-client';
import { payInCash, startPayment } from '@zaylat/api-client';
import type { Order, Payment } from '@zaylat/api-client/contract';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { asksForWallet, type PaymentOption, type Wallet } from '@zaylat/domain/payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentRequest } from '../queries.ts';

/** How often the payment's status is requested while the page is visible, in milliseconds. */
const POLL_MS = 3000;

/** A payment on its way. */
export interface PaymentProgress {
	/** As it stands; undefined until there is one. */
	readonly payment: Payment | undefined;
	/** Why it could not be started. */
	readonly refusal: ApiError | undefined;
	/** The state cannot be asked for at the moment; it goes on without us. */
	readonly isCutOff: boolean;
	/** A try is being started; another press does nothing until that is known. */
	readonly isStarting: boolean;
	/** Starts again, perhaps in another way. */
	start(this: void, option: PaymentOption, wallet?: Wallet): void;
	/** Lets the order be paid to the courier. */
	payCash(this: void): void;
	/** Asks how it stands now. */
	check(this: void): void;
}

/** States after which paying waits for a decision instead of beginning by itself. */
const ENDED: ReadonlySet<string> = new Set(['failed', 'expired', 'abandoned']);

/**
 * Starts the payment of an order, or finds the one that runs, and follows it (Decision 11).
 *
 * The key of a start is made of the order, the way to pay and the try before it: a second press, tab or reload starts
 * the same payment, never another.
 */
export function usePayment(order: Order, reload: () => void): PaymentProgress {
	const client = useClient();
	const last = order.payment;
	const [startedId, setStartedId] = useState<string>();
	const [refusal, setRefusal] = useState<ApiError>();
	const [isStarting, setIsStarting] = useState(false);
	// Two presses can come before the state of the first is drawn.
	const isRunning = useRef(false);
	const id = startedId ?? last?.id;
	const { data, error, mutate } = useQuery(id === undefined ? null : paymentRequest(id), {
		refreshInterval: (response) => (response === undefined || response.data.status === 'pending' ? POLL_MS : 0),
		revalidateOnFocus: true,
	});

	async function start(option: PaymentOption, wallet?: Wallet) {
		if (isRunning.current) return;
		isRunning.current = true;
		setIsStarting(true);
		setRefusal(undefined);
		const before = (data?.data.id ?? last?.id ?? 'first').slice(0, 8);
		const attempt = await client.attempt(
			startPayment(
				{ orderId: order.id, option, isWatched: true, ...(wallet && { wallet }) },
				`pay-${order.code}-${option}-${before}`,
			),
		);
		isRunning.current = false;
		setIsStarting(false);
		if (attempt.ok) setStartedId(attempt.value.data.id);
		else setRefusal(attempt.error);
		// The order has another state now, or had one that was not known here.
		reload();
	}

	async function payCash() {
		if (isRunning.current) return;
		isRunning.current = true;
		setIsStarting(true);
		setRefusal(undefined);
		const attempt = await client.attempt(payInCash(order.id));
		isRunning.current = false;
		setIsStarting(false);
		if (attempt.ok) reload();
		else setRefusal(attempt.error);
	}

	// Somebody who reloads the page has not left it, although the payment of before ended with it (Decision 24).
	const isAbandoned = (data?.data.status ?? last?.status) === 'abandoned';
	const hasBegunAnew = useRef(false);
	const beginAnew = useEffectEvent(() => {
		if (hasBegunAnew.current || !wasReloaded() || asksForWallet(order.paymentOption)) return;
		hasBegunAnew.current = true;
		void start(order.paymentOption);
	});
	useEffect(() => {
		if (isAbandoned) beginAnew();
	}, [isAbandoned]);

	const begin = useEffectEvent(() => {
		if (order.can.pay && last === null && !asksForWallet(order.paymentOption)) void start(order.paymentOption);
	});
	useEffect(() => begin(), []);

	return {
		payment: data?.data,
		refusal,
		isCutOff: error !== undefined,
		isStarting,
		start: (method, wallet) => void start(method, wallet),
		payCash: () => void payCash(),
		check: () => void mutate(),
	};
}

/** Whether a payment waits for a new decision. */
export const hasEnded = ({ status }: Pick<Payment, 'status'>): boolean => ENDED.has(status);

/** Whether the page that is shown came by a reload. */
function wasReloaded(): boolean {
	const [entry] = performance.getEntriesByType('navigation');
	return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
