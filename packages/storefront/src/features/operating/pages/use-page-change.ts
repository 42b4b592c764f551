import type { ApiRequest } from '@zaylat/api-client';
import type { OperatedPage } from '@zaylat/api-client/contract';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pageQueries } from './page-queries.ts';

/** Changes a page, and shows what it is from then on. Texts: areas `pages`, `failures`. */
export function usePageChange() {
	const { t } = useTranslation('pages');
	const client = useClient();
	const revalidate = useRevalidate();
	const toast = useToast();
	const errorText = useErrorText();
	const { mutate } = useScreenQuery(pageQueries.page);
	const [isPending, setIsPending] = useState(false);

	/** @returns why it was refused, in words; undefined when it is done */
	async function change(request: ApiRequest<{ data: OperatedPage }>, done: string): Promise<string | undefined> {
		setIsPending(true);
		const attempt = await client.attempt(request);
		setIsPending(false);
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			return fields.revision === 'changed' ? t('changedElsewhere') : errorText(code, details).text;
		}
		await mutate(attempt.value, { revalidate: false });
		void revalidate('/api/operating/pages');
		toast.show({ id: 'operating', tone: 'positive', title: done });
		return undefined;
	}

	return { change, isPending };
}
