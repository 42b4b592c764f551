import { Collapsible } from '@zaylat/ui/collapsible';
import { type ReactNode, useId } from 'react';

/** Props of {@link FacetGroup}. */
export interface FacetGroupProps {
	readonly title: string;
	/** List items, or else other content. */
	readonly children: ReactNode;
	/** Whether the children are items of a list; default true. */
	readonly isList?: boolean;
	/** Whether its heading opens it; default false. */
	readonly isFolded?: boolean;
}

/** Filters about one thing, under their heading. */
export function FacetGroup({ title, children, isList = true, isFolded = false }: FacetGroupProps) {
	const id = useId();
	const content = isList ? <ul aria-labelledby={id}>{children}</ul> : children;
	if (isFolded) {
		return (
			<div className="border-border border-t pt-1">
				<Collapsible appearance="plain" label={<span id={id}>{title}</span>}>
					{content}
				</Collapsible>
			</div>
		);
	}
	return (
		<section aria-labelledby={id} className="flex min-w-0 flex-col gap-1 border-border border-t pt-3">
			<h3 id={id} className="px-1 font-semibold text-sm">
				{title}
			</h3>
			{content}
		</section>
	);
}
