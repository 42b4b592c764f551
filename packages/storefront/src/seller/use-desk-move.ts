import type { ApiRequest } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../app/failures/use-error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Codes of refusals that mean that what is shown is out of date. */
const MOVED: ReadonlySet<string> = new Set([
	'order_move_refused',
	'order_not_found',
	'quotation_move_refused',
	'quotation_not_found',
]);

/** What a move of the desk changes on the page. */
export interface DeskMove<Item> {
	/** Called with what was moved as it stands then. */
	readonly onChange: (item: Item) => void;
	/** Called when it turned out to stand elsewhere than shown. */
	readonly onStale: () => void;
}

/** Makes moves of a parcel or a quotation one at a time, and says how each went. */
export function useDeskMove<Item>({ onChange, onStale }: DeskMove<Item>) {
	const { t } = useTranslation('selling');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [pending, setPending] = useState<string>();

	/** @param name tells the move from others while it runs @param done what is said when it has happened */
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
		if (hasMoved) onStale();
		return false;
	}

	return { pending, make };
}
