import { MethodBadge } from './method-badge.tsx';
import type { Operation } from './read-document.ts';

interface EndpointListProps {
	/** Names the list for screen readers. */
	readonly label: string;
	readonly operations: readonly Operation[];
	/** Where an endpoint is described. */
	readonly hrefOf: (operation: Operation) => string;
	/** `_top` leaves the preview's frame. */
	readonly target: '_self' | '_top';
}

/** Endpoints in a line each; every line leads to the description. */
export function EndpointList({ label, operations, hrefOf, target }: EndpointListProps) {
	return (
		<ul aria-label={label} className="flex flex-col divide-y divide-border border-border border-y">
			{operations.map((operation) => (
				<li key={operation.name}>
					<a
						href={hrefOf(operation)}
						target={target}
						className="flex min-h-target flex-wrap items-center gap-x-4 gap-y-1 py-2 text-text no-underline hover:text-accent-text"
					>
						<MethodBadge method={operation.method} />
						<span className="min-w-0 font-semibold wrap-anywhere">{operation.path}</span>
						<span className="text-sm text-text-muted tablet:ms-auto">{operation.summary}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
