import type { ApiRequest } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';

/** What a send ends with. */
export interface SendWords {
	/** Called when it worked; nothing is told without it. */
	readonly done?: string;
	readonly failed: string;
}

/** Sends writes one at a time, and says where one fails. */
export function useSend() {
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [isPending, setIsPending] = useState(false);

	return {
		isPending,
		/** @returns the response, or undefined when it failed or another one is under way. */
		async send<ResponseBody>(
			request: ApiRequest<ResponseBody>,
			{ done, failed }: SendWords,
		): Promise<ResponseBody | undefined> {
			if (isPending) return undefined;
			setIsPending(true);
			const attempt = await client.attempt(request);
			setIsPending(false);
			if (attempt.ok) {
				if (done !== undefined) toast.show({ id: 'developer', tone: 'positive', title: done });
				return attempt.value;
			}
			const { title, advice } = errorText(attempt.error.code);
			toast.show({ id: 'developer', tone: 'critical', title: failed, description: `${title}. ${advice}` });
			return undefined;
		},
	};
}
