'use client';

import { clsx } from 'clsx';
import { Label } from 'radix-ui';
import type { ReactNode } from 'react';
import { alertIcon, Glyph } from '../glyph/index.ts';

interface ChoiceRowProps {
	/** Begins the names of the parts ("checkbox"). */
	readonly part: string;
	/** Id of the input; those of label, description and error begin with it. */
	readonly id: string;
	/** The words beside the control. */
	readonly label: ReactNode;
	readonly description: ReactNode;
	readonly error: ReactNode;
	/** A word beside the label that says that it is needed. */
	readonly requiredLabel: ReactNode;
	/** The control stands after the words, at the row's end. */
	readonly isControlLast: boolean;
	readonly className: string | undefined;
	/** The input and what is drawn over it. */
	readonly children: ReactNode;
}

const isGiven = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/**
 * What ties an input to the words of its row. The name is the label alone: what else is in the pressed row is read
 * as a description after it.
 */
export function tieToRow(
	id: string,
	{ label, description, error }: Pick<ChoiceRowProps, 'label' | 'description' | 'error'>,
	given: {
		readonly 'aria-label'?: string | undefined;
		readonly 'aria-labelledby'?: string | undefined;
		readonly 'aria-describedby'?: string | undefined;
	},
) {
	const isNamed = given['aria-label'] !== undefined || given['aria-labelledby'] !== undefined;
	const describedBy = [
		given['aria-describedby'],
		isGiven(description) && `${id}-description`,
		isGiven(error) && `${id}-error`,
	].filter(Boolean);
	return {
		id,
		'aria-labelledby': isNamed || !isGiven(label) ? given['aria-labelledby'] : `${id}-label`,
		'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
	};
}

/** A control with its words, all of it the target; the error is below. */
export function ChoiceRow({
	part,
	id,
	label,
	description,
	error,
	requiredLabel,
	isControlLast,
	className,
	children,
}: ChoiceRowProps) {
	const words = isGiven(label);
	return (
		<div data-part={`${part}-box`} className={clsx('min-w-0', className)}>
			<Label.Root
				data-part={`${part}-target`}
				htmlFor={id}
				className={clsx(
					'text-text has-[input:disabled]:cursor-not-allowed has-[input:disabled]:text-on-disabled',
					'forced-colors:has-[input:disabled]:text-[GrayText]',
					words
						? 'flex min-h-target items-start gap-3 py-[calc((var(--zl-space-target)-1lh)/2)]'
						: 'grid min-h-target min-w-target place-items-center',
					isControlLast && 'flex-row-reverse justify-between',
				)}
			>
				{/* As high as a line of the label, so that the control is beside the first one in every script. */}
				<span className="grid h-lh shrink-0 place-items-center">{children}</span>
				{words && (
					<span className="min-w-0 grow">
						<span className="flex flex-wrap items-baseline gap-x-2">
							<span data-part={`${part}-label`} id={`${id}-label`} className="min-w-0 wrap-anywhere">
								{label}
							</span>
							{isGiven(requiredLabel) && (
								<span data-part={`${part}-required`} aria-hidden="true" className="text-sm text-text-muted">
									{requiredLabel}
								</span>
							)}
						</span>
						{isGiven(description) && (
							<span
								data-part={`${part}-description`}
								id={`${id}-description`}
								className="block text-sm wrap-anywhere text-text-muted"
							>
								{description}
							</span>
						)}
					</span>
				)}
			</Label.Root>
			<div data-part={`${part}-error-region`} aria-live="polite" className="empty:hidden">
				{isGiven(error) && (
					<p
						data-part={`${part}-error`}
						id={`${id}-error`}
						className="flex items-start gap-1.5 pb-2 text-sm text-critical"
					>
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						<span className="min-w-0 wrap-anywhere">{error}</span>
					</p>
				)}
			</div>
		</div>
	);
}
