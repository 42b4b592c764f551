import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';
import { BreadcrumbSeparator } from './breadcrumb-separator.tsx';

/** Props of BreadcrumbItem: those of a native anchor, and these. */
export interface BreadcrumbItemProps extends ComponentPropsWithRef<'a'> {
	/** The step is the page itself. Default false. */
	readonly isCurrent?: boolean | undefined;
	/** Applies its styles to the child element, a router's link for example. Default false. */
	readonly asChild?: boolean | undefined;
}

/** One step of a `Breadcrumb`; without `href` it is text. */
export function BreadcrumbItem({ isCurrent = false, asChild = false, className, ...props }: BreadcrumbItemProps) {
	const Root = asChild ? Slot : 'a';
	return (
		<li data-part="breadcrumb-step" className="flex min-w-0 items-center">
			<BreadcrumbSeparator />
			<Root
				data-part="breadcrumb-item"
				aria-current={isCurrent ? 'page' : undefined}
				{...props}
				className={clsx(
					'inline-flex min-h-target min-w-0 items-center rounded-control px-1.5 wrap-anywhere no-underline underline-offset-[0.2em]',
					'[&[href]]:hover:text-accent-text [&[href]]:hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-text',
					className,
				)}
			/>
		</li>
	);
}
