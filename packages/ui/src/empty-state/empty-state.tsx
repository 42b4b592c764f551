import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Props of EmptyState: those of a div, and these. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
	/** What is (not) here, in a few words. */
	title: ReactNode;
	/** Why, and what to do next. */
	description?: ReactNode;
	/** A picture or icon; it says nothing of its own. */
	picture?: ReactNode;
	/** The next step: buttons or links. */
	actions?: ReactNode;
	/** Level of the title in the page's outline; 2 by default. */
	headingLevel?: 1 | 2 | 3 | 4;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Stands where things would be: nothing found, an empty cart, something gone wrong. Always offers a next step. */
export function EmptyState({
	title,
	description,
	picture,
	actions,
	headingLevel = 2,
	className,
	children,
	...props
}: EmptyStateProps) {
	const Heading = HEADINGS[headingLevel];
	return (
		<div
			data-part="empty-state"
			{...props}
			className={clsx('mx-auto flex w-full max-w-120 flex-col items-center gap-2 px-4 py-10 text-center', className)}
		>
			{picture && (
				<div
					data-part="empty-state-picture"
					aria-hidden="true"
					className="mb-2 text-text-muted [&>svg]:size-16 [&>svg]:stroke-[1.5]"
				>
					{picture}
				</div>
			)}
			<Heading data-part="empty-state-title" className="text-xl font-bold text-text">
				{title}
			</Heading>
			{description && (
				<div data-part="empty-state-description" className="text-base text-text-muted text-pretty">
					{description}
				</div>
			)}
			{children}
			{actions && (
				<div data-part="empty-state-actions" className="mt-4 flex flex-wrap justify-center gap-3">
					{actions}
				</div>
			)}
		</div>
	);
}
