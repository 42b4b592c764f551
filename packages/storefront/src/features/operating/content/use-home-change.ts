import type { ApiRequest } from '@zaylat/api-client';
import type { HomeContent } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { homeContentQueries } from './content-queries.ts';

/** Changes banners and sections at once, and shows what they are from then on. */
export function useHomeChange() {
	const { t } = useTranslation('content');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { mutate } = useScreenQuery(homeContentQueries.content);
	const [isPending, setIsPending] = useState(false);

	/** @returns why it was refused, in words; undefined when it is done */
	async function change(request: ApiRequest<{ data: HomeContent }>, done?: string): Promise<string | undefined> {
		setIsPending(true);
		const attempt = await client.attempt(request);
		setIsPending(false);
		if (!attempt.ok) {
			const { text } = errorText(attempt.error.code, attempt.error.details);
			toast.show({ id: 'operating', tone: 'critical', title: t('notSaved'), description: text });
			// Somebody may have added or removed one meanwhile.
			void mutate();
			return text;
		}
		await mutate(attempt.value, { revalidate: false });
		if (done !== undefined) toast.show({ id: 'operating', tone: 'positive', title: done });
		return undefined;
	}

	return { change, isPending, show: (content: { data: HomeContent }) => mutate(content, { revalidate: false }) };
}
