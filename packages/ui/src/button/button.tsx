'use client';

import { clsx } from 'clsx';
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
	/**
	 * Work is under way: width and focus stay, presses are ignored. Leave it undefined on buttons that never load: they
	 * need no live region.
	 */
	isLoading?: boolean | undefined;
	/** Told to screen readers when loading starts; "Loading" by default. */
	loadingLabel?: string;
	/** Takes the whole width of its place; false by default. */
	isFullWidth?: boolean;
	/** Icon before the text. */
	iconStart?: ReactNode;
	/** Icon after the text. */
	iconEnd?: ReactNode;
	/** Applies its styles to the child element, a link for example; it cannot load then. False by default. */
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
	const hidden = isLoading === true && !asChild && 'opacity-0';
	const content = (label: ReactNode) => (
		<>
			{iconStart && <Icon className={clsx(hidden)}>{iconStart}</Icon>}
			<span data-part="button-label" className={clsx('min-w-0', hidden)}>
				{label}
			</span>
			{iconEnd && <Icon className={clsx(hidden)}>{iconEnd}</Icon>}
		</>
	);
	if (asChild) {
		return (
			<Slot {...look} {...props} wrapContent={content}>
				{children}
			</Slot>
		);
	}
	return (
		<>
			<button
				type="button"
				{...look}
				{...props}
				{...(isLoading && { 'aria-disabled': true, 'aria-busy': true, onClickCapture: ignore })}
			>
				{content(children)}
				{isLoading && (
					<span data-part="button-spinner" className="absolute inset-0 grid place-items-center">
						<Spinner />
					</span>
				)}
			</button>
			{/* Screen readers announce only what changes in a region that was there before. */}
			{isLoading !== undefined && <VisuallyHidden role="status">{isLoading ? loadingLabel : ''}</VisuallyHidden>}
		</>
	);
}

function Icon({ className, children }: { readonly className: string; readonly children: ReactNode }) {
	return (
		<span
			data-part="button-icon"
			aria-hidden="true"
			className={clsx('inline-flex shrink-0 [&>svg]:size-[1.25em]', className)}
		>
			{children}
		</span>
	);
}
