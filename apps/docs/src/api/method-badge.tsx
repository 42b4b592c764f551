import { Badge, type BadgeProps } from '@zaylat/ui/badge';

const TONES: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
	GET: 'info',
	POST: 'positive',
	PUT: 'positive',
	PATCH: 'warning',
	DELETE: 'accent',
};

/** An HTTP method, the same width for all. */
export function MethodBadge({ method }: { readonly method: string }) {
	return (
		<Badge tone={TONES[method] ?? 'neutral'} size="md" className="min-w-18 justify-center">
			{method}
		</Badge>
	);
}
