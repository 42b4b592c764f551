import { useQuery } from '@zaylat/api-client/swr';
import { useSession } from '../../core/context/app-context.ts';
import { PROFILE } from './queries.ts';

/** Whether the visitor runs the market; false until it is known. Guests have no profile to ask for. */
export function useIsStaff(): boolean {
	const isRegistered = useSession().data?.user.kind === 'registered';
	const { data } = useQuery(isRegistered ? PROFILE : null);
	return data?.data.isStaff ?? false;
}
