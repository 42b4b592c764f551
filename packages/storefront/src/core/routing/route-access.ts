import { audienceOf } from '@zaylat/domain/access';
import type { RouteEntry } from './route-entry.ts';

type Protection = Pick<RouteEntry, 'auth' | 'guard'>;

/** Whether a page is the same for everyone, whatever the session and the device: only then may answers be shared. */
export const isOpenRoute = (route: Protection): boolean =>
	route.guard !== 'mobile-device' && audienceOf(route) === 'everyone';

/** Whether a page demands a session (Specification §4); what it shows is of one person alone. */
export const isMembersRoute = (route: Protection): boolean => audienceOf(route) === 'members';
