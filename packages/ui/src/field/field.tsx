'use client';

import { clsx } from 'clsx';
import { Label } from 'radix-ui';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode, useId } from 'react';
import { alertIcon, Glyph } from '../glyph/index.ts';

/** What ties a control to its label, description and error; spread it on the control. */
export interface FieldControl {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	'aria-required': true | undefined;
}

/** Props of Field: those of a div, and these. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
	/** Names the control; always visible. */
	label: ReactNode;
	/** Says what to type, or why it is asked. */
	description?: ReactNode;
	/** What is wrong and what to do about it; marks the control as invalid. */
	error?: ReactNode;
	/** Must be filled in; says so beside the label. False by default. */
	isRequired?: boolean;
	/** The word for that; "required" by default. */
	requiredLabel?: ReactNode;
	/** One control that takes `id` and `aria-*`, or a function that gets them. */
	children: ReactNode | ((control: FieldControl) => ReactNode);
}

const isGiven = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/** Puts label, description and error around one control and ties them to it. */
export function Field({
	label,
	description,
	error,
	isRequired = false,
	requiredLabel = 'required',
	className,
	children,
	id,
	...props
}: FieldProps) {
	const fallbackId = useId();
	const own = isValidElement<{ id?: string; 'aria-describedby'?: string }>(children) ? children.props : {};
	const controlId = own.id ?? `${id ?? fallbackId}-control`;
	const descriptionId = `${controlId}-description`;
	const errorId = `${controlId}-error`;
	const describedBy = [
		own['aria-describedby'],
		isGiven(description) && descriptionId,
		isGiven(error) && errorId,
	].filter(Boolean);
	const control: FieldControl = {
		id: controlId,
		'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
		'aria-invalid': isGiven(error) || undefined,
		'aria-required': isRequired || undefined,
	};
	return (
		<div data-part="field" id={id} {...props} className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
			<Label.Root
				data-part="field-label"
				htmlFor={controlId}
				className="flex flex-wrap items-baseline gap-x-2 font-semibold text-text"
			>
				{label}
				{isRequired && (
					<span data-part="field-required" aria-hidden="true" className="text-sm font-normal text-text-muted">
						{requiredLabel}
					</span>
				)}
			</Label.Root>
			{isGiven(description) && (
				<p data-part="field-description" id={descriptionId} className="-mt-1 text-sm text-text-muted">
					{description}
				</p>
			)}
			{render(children, control)}
			<div data-part="field-error-region" aria-live="polite" className="empty:hidden">
				{isGiven(error) && (
					<p data-part="field-error" id={errorId} className="flex items-start gap-1.5 text-sm text-critical">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						<span className="min-w-0">{error}</span>
					</p>
				)}
			</div>
		</div>
	);
}

function render(children: FieldProps['children'], control: FieldControl): ReactNode {
	if (typeof children === 'function') return children(control);
	return isValidElement<Partial<FieldControl>>(children) ? cloneElement(children, control) : children;
}
