import { type MouseEvent, useRef } from 'react';
import { LoadProblem } from '../failures/load-problem.tsx';
import { LinkButton } from '../routing/link-button.tsx';
import type { PagedEnd as End } from './use-paged.ts';

/** Props of {@link PagedEnd}. */
export interface PagedEndProps {
	readonly end: End;
	/** Address of the list from a cursor on. */
	readonly pathTo: (cursor: string) => string;
	readonly onOpen: (cursor: string) => void;
	readonly labels: { readonly more: string; readonly loading: string; readonly failed: string };
}

/**
 * The way to the next page of a list: a link with an address of its own, which a plain press opens in place. It stays
 * while the page loads, so that the focus does too.
 */
export function PagedEnd({ end, pathTo, onOpen, labels }: PagedEndProps) {
	const place = useRef<HTMLDivElement>(null);
	const { next, isLoading, error, retry, isRetrying } = end;

	function openInPlace(event: MouseEvent<HTMLAnchorElement>) {
		const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
		if (!isPlain || next === undefined) return;
		event.preventDefault();
		onOpen(next);
		place.current?.focus({ preventScroll: true });
	}

	if (error) return <LoadProblem title={labels.failed} code={error.code} onRetry={retry} isRetrying={isRetrying} />;
	if (next === undefined && !isLoading) return null;
	return (
		<div ref={place} tabIndex={-1} className="flex min-h-11 items-center justify-center rounded-control">
			{isLoading && (
				<p role="status" className="text-sm text-text-muted">
					{labels.loading}
				</p>
			)}
			{next !== undefined && (
				<LinkButton to={pathTo(next)} prefetch="none" onClick={openInPlace} variant="secondary">
					{labels.more}
				</LinkButton>
			)}
		</div>
	);
}
