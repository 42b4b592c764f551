'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from '../slot/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { buttonStyles } from './button-styles.ts';

/** Props of Button: those of a native button, and these. */
export interface ButtonProps extends ComponentProps<'button'> {
	/** `primary` (default) once per view, `secondary` beside it, `ghost` in dense rows, `critical` for what removes. */
	variant?: 'primary' | 'secondary' | 'ghost' | 'critical';
	/** `md` (default) is 44 px high, `lg` 52 px, `sm` 36 px with a hit area of 44 px. */
	size?: 'sm' | 'md' | 'lg';
	/** Work is under way: width and focus stay, presses are ignored. Leave undefined on buttons that never load. */
	isLoading?: boolean | undefined;
	/** Told to screen readers when loading starts; "Loading" by default. */
	loadingLabel?: string;
	/** Takes the whole width of its place; false by default. */
	isFullWidth?: boolean;
	/** Icon before the text. */
	iconStart?: ReactNode;
	/** Icon after the text. */
	iconEnd?: ReactNode;
	/** Lends its look to the child element, a link for example; it cannot load then. False by default. */
	asChild?: boolean;
}

function ignore(event: MouseEvent) {
	event.preventDefault();
	event.stopPropagation();
}

/** Does something here and now; what leads elsewhere is a link, by `asChild` with the look of a button. */
export function Button({
	variant = 'primary',
	size = 'md',
	isLoading,
	loadingLabel = 'Loading',
	isFullWidth = false,
	iconStart,
	iconEnd,
	asChild = false,
	className,
	children,
	...props
}: ButtonProps) {
	const look = { 'data-part': 'button', className: buttonStyles({ variant, size, isFullWidth, className }) };
	const content = (label: ReactNode) => (
		<>
			{iconStart && <Icon>{iconStart}</Icon>}
			<span data-part="button-label" className="min-w-0">
				{label}
			</span>
			{iconEnd && <Icon>{iconEnd}</Icon>}
		</>
	);
	if (asChild) {
		return (
			<Slot {...look} {...props} wrapContent={content}>
				{children}
			</Slot>
		);
	}
	if (isLoading === undefined) {
		return (
			<button type="button" {...look} {...props}>
				{content(children)}
			</button>
		);
	}
	return (
		<>
			<button
				type="button"
				{...look}
				{...props}
				{...(isLoading ? { 'aria-disabled': true, 'aria-busy': true, onClickCapture: ignore } : {})}
			>
				<span
					data-part="button-content"
					className={isLoading ? 'inline-flex items-center gap-[inherit] opacity-0' : 'contents'}
				>
					{content(children)}
				</span>
				{isLoading && (
					<span data-part="button-spinner" className="absolute inset-0 grid place-items-center">
						<Spinner />
					</span>
				)}
			</button>
			<VisuallyHidden role="status">{isLoading ? loadingLabel : ''}</VisuallyHidden>
		</>
	);
}

function Icon({ children }: { children: ReactNode }) {
	return (
		<span data-part="button-icon" aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-[1.25em]">
			{children}
		</span>
	);
}
