import type { ApiRequest } from '@zaylat/api-client';
import type { Profile } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { profileQueries } from '../queries.ts';

/** The profile, and the one way to change it: what the API answers is what is shown from then on. */
export function useProfile() {
	const { auth } = useAppContext();
	const client = useClient();
	const query = useScreenQuery(profileQueries.profile);
	return {
		...query,
		/** Sends a change. @returns its response or its error; the session's name follows. */
		async change(request: ApiRequest<{ readonly data: Profile }>) {
			const attempt = await client.attempt(request);
			if (attempt.ok) {
				await query.mutate(attempt.value, { revalidate: false });
				void auth.refresh();
			}
			return attempt;
		},
	};
}

/** What `useProfile` gives to change the profile with. */
export type ChangeProfile = ReturnType<typeof useProfile>['change'];
