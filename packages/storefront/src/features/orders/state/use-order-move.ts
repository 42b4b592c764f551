import type { ApiError, ApiRequest } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** What `useOrderMove` needs. */
export interface OrderMoves {
	/** Called with the order as it stands after a move. */
	readonly onChange: (order: Order) => void;
	/** Called when its status turned out to differ from the one shown. */
	readonly onStale: () => void;
}

/** Moves an order for its buyer, one move at a time. */
export interface OrderMove {
	readonly isPending: boolean;
	/** Why the last move did not work, as a sentence. */
	readonly refusal: string | undefined;
	/**
	 * Makes a move.
	 * @param done told when it worked
	 * @returns whether it worked
	 */
	make(this: void, request: ApiRequest<{ data: Order }>, done: string): Promise<boolean>;
}

/** Makes the moves of a buyer and says how they went. */
export function useOrderMove({ onChange, onStale }: OrderMoves): OrderMove {
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();
	const [isPending, setIsPending] = useState(false);
	const [refusal, setRefusal] = useState<string>();

	async function refused(error: ApiError): Promise<false> {
		if (await sessionIsOver(error, pathname + search)) return false;
		const { title, advice } = errorText(error.code);
		setRefusal(`${title}. ${advice}`);
		if (error.code === 'order_move_refused' || error.code === 'order_not_found') onStale();
		return false;
	}

	return {
		isPending,
		refusal,
		async make(request, done) {
			if (isPending) return false;
			setRefusal(undefined);
			setIsPending(true);
			const attempt = await client.attempt(request);
			setIsPending(false);
			if (!attempt.ok) return refused(attempt.error);
			onChange(attempt.value.data);
			toast.show({ id: 'order', tone: 'positive', title: done });
			return true;
		},
	};
}
