'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { alertIcon, Glyph } from '../glyph/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';

/** One field that is wrong. */
export interface FormErrorItem {
	/** Id of the control; the link leads there. */
	readonly fieldId: string;
	/** Path of the field in the form. */
	readonly name: string;
	/** What is wrong and what to do about it, as at the field. */
	readonly message: string;
}

/** The words of a summary of errors. */
export interface FormErrorSummaryLabels {
	/** The heading. Default "1 answer to correct", "3 answers to correct". */
	readonly heading: (count: number) => string;
}

/** Props of FormErrorSummary: those of a section, and these. */
export interface FormErrorSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
	/** The fields that are wrong, in the order of the page; none shows nothing. */
	readonly errors: readonly FormErrorItem[];
	/** Moves the focus to a field. Default: to the element with its `fieldId`. */
	readonly onFieldFocus?: ((error: FormErrorItem) => void) | undefined;
	/** Level of the heading in the page's outline. Default 2. */
	readonly headingLevel?: HeadingLevel | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<FormErrorSummaryLabels> | undefined;
}

const defaultLabels: FormErrorSummaryLabels = {
	heading: (count) => (count === 1 ? '1 answer to correct' : `${count} answers to correct`),
};

const focusById = ({ fieldId }: FormErrorItem) => document.getElementById(fieldId)?.focus();

/** Lists at the top of a form what is wrong in it, each as a link that moves the focus to its field. */
export function FormErrorSummary({
	errors,
	onFieldFocus = focusById,
	headingLevel = 2,
	labels,
	className,
	...rest
}: FormErrorSummaryProps) {
	const headingId = useId();
	const words = { ...defaultLabels, ...labels };
	const isEmpty = errors.length === 0;
	const follow = (event: MouseEvent, error: FormErrorItem) => {
		// The browser would scroll to the input and hide its label above the edge; the focus brings both into view.
		event.preventDefault();
		onFieldFocus(error);
	};
	return (
		<section
			data-part="form-error-summary"
			aria-labelledby={isEmpty ? undefined : headingId}
			tabIndex={-1}
			{...rest}
			className={clsx(
				'min-w-0 rounded-card border border-critical bg-critical-soft px-4 pt-3 pb-1 text-text empty:hidden',
				className,
			)}
		>
			{!isEmpty && (
				<>
					{/* Only the heading is an alert: the focus goes to the first field, which tells its own error. */}
					<div role="alert" className="flex items-start gap-2 text-base">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1.25em)/2)] size-[1.25em] text-critical" />
						<Heading level={headingLevel} size="base" id={headingId} className="leading-body">
							{words.heading(errors.length)}
						</Heading>
					</div>
					<ul data-part="form-error-summary-list" className="m-0 list-none ps-7">
						{errors.map((error) => (
							<li key={error.name}>
								<a
									data-part="form-error-summary-link"
									href={`#${error.fieldId}`}
									onClick={(event) => follow(event, error)}
									className="flex min-h-target items-center rounded-control py-1 text-critical underline decoration-1 underline-offset-[0.2em] wrap-anywhere hover:decoration-2"
								>
									{error.message}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
