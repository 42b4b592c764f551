import { Card } from '@zaylat/ui/card';
import { Heading } from '@zaylat/ui/heading';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import type { Tool } from '../tools.ts';

/** Props of {@link Part}. */
export interface PartProps {
	/** The id by which the links of the page lead here. */
	readonly tool: Tool;
	readonly title: string;
	readonly text: string;
	/** A button beside the title. */
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** One of the tools: what it is for, and the tool. */
export function Part({ tool, title, text, action, children }: PartProps) {
	const id = useId();
	return (
		<Card asChild>
			<section id={tool} aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4">
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<div className="min-w-0 flex-1 basis-60">
						<Heading level={2} size="lg" id={id}>
							{title}
						</Heading>
						<p className="text-sm text-text-muted">{text}</p>
					</div>
					{action}
				</div>
				{children}
			</section>
		</Card>
	);
}

/** Stands where a tool's data will be. */
export function PartWaiting({ label, lines }: { readonly label: string; readonly lines: readonly number[] }) {
	return (
		<div aria-busy className="flex flex-col gap-3">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			{lines.map((line) => (
				<Skeleton key={line} shape="block" className="h-24 w-full rounded-control" />
			))}
		</div>
	);
}
