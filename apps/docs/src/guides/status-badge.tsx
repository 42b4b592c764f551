import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import type { Status } from '../../../../packages/ui/src/testing/guide.ts';

/** What each status is called, what it promises, and how it looks. */
export const STATUSES: Readonly<
	Record<Status, { readonly label: string; readonly promise: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
	ready: { label: 'Ready', promise: 'Kept by semantic versioning.', tone: 'positive' },
	draft: { label: 'Draft', promise: 'May still change in any version.', tone: 'warning' },
	deprecated: { label: 'Deprecated', promise: 'Goes in the next major version; its heir is named.', tone: 'neutral' },
};

/** The status of a component in a word. */
export function StatusBadge({ status }: { readonly status: Status }) {
	const { label, tone } = STATUSES[status];
	return <Badge tone={tone}>{label}</Badge>;
}
