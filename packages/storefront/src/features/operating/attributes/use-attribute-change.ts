import type { ApiRequest } from '@zaylat/api-client';
import type { CategoryAttributes } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * Changes the attributes of a category at once.
 * @param onDone called with them as they are from then on
 */
export function useAttributeChange(onDone: (attributes: CategoryAttributes) => void) {
	const { t } = useTranslation('operating');
	const client = useClient();
	const failed = useFailureToast();
	const errorText = useErrorText();
	const [isPending, setIsPending] = useState(false);

	/** @returns why it was refused, in words; undefined when it is done */
	async function change(request: ApiRequest<{ data: CategoryAttributes }>): Promise<string | undefined> {
		setIsPending(true);
		const attempt = await client.attempt(request);
		setIsPending(false);
		if (attempt.ok) {
			onDone(attempt.value.data);
			return undefined;
		}
		failed(t('notDone'), attempt.error, 'operating');
		return errorText(attempt.error.code, attempt.error.details).text;
	}

	return { change, isPending };
}
