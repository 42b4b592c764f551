import type { ReturnStatus } from '@zaylat/domain/orders';
import type { BadgeProps } from '@zaylat/ui/badge';

/** Tones of the states of a return. */
export const RETURN_TONES: Readonly<Record<ReturnStatus, BadgeProps['tone']>> = {
	requested: 'warning',
	accepted: 'info',
	declined: 'neutral',
	withdrawn: 'neutral',
	refunded: 'positive',
};
