'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { alertIcon, Glyph } from '../glyph/index.ts';

/** Props of FieldSet: those of a fieldset, and these. */
export interface FieldSetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
	/** Names the group; always visible. */
	readonly legend: ReactNode;
	/** Says what to choose, or why it is asked. Default none. */
	readonly description?: ReactNode | undefined;
	/** What is wrong and what to do about it. Default none. */
	readonly error?: ReactNode | undefined;
	/** Something must be chosen; says so beside the legend. Default false. */
	readonly isRequired?: boolean | undefined;
	/** The word for that. Default "required". */
	readonly requiredLabel?: ReactNode | undefined;
	/** The controls that belong together. */
	readonly children?: ReactNode | undefined;
}

const isGiven = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/** Controls that answer one question: a legend, a description and an error around several fields or choices. */
export function FieldSet({
	legend,
	description,
	error,
	isRequired = false,
	requiredLabel = 'required',
	className,
	children,
	...rest
}: FieldSetProps) {
	const id = useId();
	const describedBy = [
		rest['aria-describedby'],
		isGiven(description) && `${id}-description`,
		isGiven(error) && `${id}-error`,
	].filter(Boolean);
	return (
		<fieldset
			data-part="field-set"
			{...rest}
			aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
			data-invalid={isGiven(error) || undefined}
			className={clsx('m-0 flex min-w-0 flex-col gap-2 border-0 p-0', className)}
		>
			<legend
				data-part="field-set-legend"
				className="mb-2 flex flex-wrap items-baseline gap-x-2 p-0 font-semibold text-text"
			>
				{legend}
				{isRequired && (
					<span data-part="field-set-required" className="text-sm font-normal text-text-muted">
						{requiredLabel}
					</span>
				)}
			</legend>
			{isGiven(description) && (
				<p data-part="field-set-description" id={`${id}-description`} className="-mt-2 text-sm text-text-muted">
					{description}
				</p>
			)}
			{children}
			<div data-part="field-set-error-region" aria-live="polite" className="empty:hidden">
				{isGiven(error) && (
					<p data-part="field-set-error" id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-critical">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						<span className="min-w-0">{error}</span>
					</p>
				)}
			</div>
		</fieldset>
	);
}
