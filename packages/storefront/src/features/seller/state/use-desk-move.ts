import type { ApiRequest } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Errors that mean that the page shows an old state. */
const MOVED: ReadonlySet<string> = new Set([
	'order_move_refused',
	'order_not_found',
	'question_not_found',
	'quotation_move_refused',
	'quotation_not_found',
]);

/** Errors after which the page shows how many pieces are left. */
const SHORT: ReadonlySet<string> = new Set(['out_of_stock', 'quantity_limited']);

/** Callbacks of an action on the desk. */
export interface DeskMove<Item> {
	/** Called with the changed parcel, question or quotation. */
	readonly onChange: (item: Item) => void;
	/** Called when its state was no longer the one shown. */
	readonly onStale: () => void;
}

/** Runs actions on a parcel, a question or a quotation, one at a time, and reports each result in a toast. */
export function useDeskMove<Item>({ onChange, onStale }: DeskMove<Item>) {
	const { t } = useTranslation('selling');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [pending, setPending] = useState<string>();

	/**
	 * Runs an action.
	 * @param name identifies the action while it runs
	 * @param done text of the toast after success
	 * @returns whether it succeeded
	 */
	async function make(name: string, request: ApiRequest<{ readonly data: Item }>, done: string): Promise<boolean> {
		if (pending !== undefined) return false;
		setPending(name);
		const attempt = await client.attempt(request);
		setPending(undefined);
		if (attempt.ok) {
			onChange(attempt.value.data);
			toast.show({ id: 'selling', tone: 'positive', title: done });
			return true;
		}
		const hasMoved = MOVED.has(attempt.error.code);
		const { title, advice } = errorText(attempt.error.code, attempt.error.details);
		toast.show({
			id: 'selling',
			tone: 'critical',
			title: t('notDone'),
			description: hasMoved ? t('moved') : `${title}. ${advice}`,
		});
		if (hasMoved || SHORT.has(attempt.error.code)) onStale();
		return false;
	}

	return { pending, make };
}
