'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { STAR_CELL, STAR_PATH } from '../rating/star.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';

/** The words of a rating input. */
export interface RatingInputLabels {
	/** Name of the group. Default "Your rating". */
	readonly group: string;
	/** What one to five stars mean, worst first; shown beside the stars. Default "Bad" to "Excellent". */
	readonly words: readonly [string, string, string, string, string];
	/** Name of a choice. Default "3 stars, Fair". */
	readonly star: (stars: number, word: string) => string;
	/** Shown while nothing is chosen. Default "Not rated yet". */
	readonly none: string;
	/** Takes the rating back. Default "Clear". */
	readonly clear: string;
}

export interface RatingInputProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** Chosen stars, 1 to 5, or null, when the caller keeps that. Default: the control keeps it. */
	readonly value?: number | null | undefined;
	/** Chosen stars at first, when the control keeps them. Default null. */
	readonly defaultValue?: number | null | undefined;
	/** Called with the chosen stars, or with null when they are taken back. */
	readonly onValueChange?: ((value: number | null) => void) | undefined;
	/** Offers to take the rating back. Default false. */
	readonly isClearable?: boolean | undefined;
	/** Takes the whole control out of use. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Something must be chosen before the form is sent. Default false. */
	readonly isRequired?: boolean | undefined;
	/** Name of the value in a form that is sent without script. Default none. */
	readonly name?: string | undefined;
	/** `md` stars are 28 px, `lg` 36 px; their targets are 44 and 52 px. Default `md`. */
	readonly size?: 'md' | 'lg' | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<RatingInputLabels> | undefined;
}

const defaultLabels: RatingInputLabels = {
	group: 'Your rating',
	words: ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'],
	star: (stars, word) => `${stars} ${stars === 1 ? 'star' : 'stars'}, ${word}`,
	none: 'Not rated yet',
	clear: 'Clear',
};

const targetStyles = cva('relative grid shrink-0 place-items-center', {
	variants: { size: { md: 'size-target', lg: 'size-13' } },
});

const starStyles = cva(
	[
		'stroke-[1.5] transition-transform duration-fast ease-out motion-reduce:transition-none',
		'peer-focus-visible:rounded-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
	],
	{
		variants: {
			size: { md: 'size-7', lg: 'size-9' },
			isFilled: {
				true: 'fill-star stroke-star forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]',
				false: 'fill-none stroke-border-strong',
			},
			isDisabled: { true: 'opacity-50', false: 'motion-safe:peer-active:scale-90' },
		},
	},
);

/**
 * Gives one to five stars, each with a word that says what it means; a group of radio buttons, so arrow keys choose.
 *
 * The pointer shows a rating before it is chosen. Half stars are no choice: a shopper means a word, not a fraction.
 */
export function RatingInput({
	value,
	defaultValue = null,
	onValueChange,
	isClearable = false,
	isDisabled = false,
	isRequired = false,
	name,
	size = 'md',
	labels,
	ref,
	className,
	...rest
}: RatingInputProps) {
	const words = { ...defaultLabels, ...labels };
	const id = useId();
	const rootRef = useRef<HTMLDivElement>(null);
	const [given, change] = useControlled(value, defaultValue, onValueChange);
	const [previewed, setPreviewed] = useState<number>();
	const chosen = given === null ? null : Math.max(1, Math.min(words.words.length, Math.round(given)));
	const shown = previewed ?? chosen ?? 0;

	const clear = () => {
		change(null);
		// The button goes with the rating; the focus would go with it.
		rootRef.current?.querySelector('input')?.focus();
	};

	return (
		<div
			data-part="rating-input"
			role="radiogroup"
			aria-label={words.group}
			aria-required={isRequired || undefined}
			aria-disabled={isDisabled || undefined}
			{...rest}
			ref={mergeRefs(rootRef, ref)}
			className={clsx('flex min-w-0 flex-wrap items-center gap-x-2', className)}
		>
			<div
				data-part="rating-input-stars"
				className="-ms-2 flex flex-wrap"
				onPointerLeave={() => setPreviewed(undefined)}
			>
				{words.words.map((word, place) => {
					const stars = place + 1;
					return (
						<span
							key={stars}
							className={targetStyles({ size })}
							onPointerEnter={({ pointerType }) => {
								// A finger does not hover; what it touched last would stay lit.
								if (pointerType !== 'touch' && !isDisabled) setPreviewed(stars);
							}}
						>
							<input
								type="radio"
								name={name ?? id}
								value={stars}
								checked={chosen === stars}
								disabled={isDisabled}
								required={isRequired}
								aria-label={words.star(stars, word)}
								onChange={() => change(stars)}
								className="peer absolute inset-0 z-1 m-0 size-full appearance-none opacity-0 disabled:cursor-not-allowed"
							/>
							<svg
								aria-hidden="true"
								viewBox={`0 0 ${STAR_CELL} ${STAR_CELL}`}
								data-part="rating-input-star"
								data-state={stars <= shown ? 'filled' : 'empty'}
								className={starStyles({ size, isFilled: stars <= shown, isDisabled })}
							>
								<path d={STAR_PATH} />
							</svg>
						</span>
					);
				})}
			</div>
			<span
				data-part="rating-input-word"
				aria-hidden="true"
				className={clsx('min-w-0 wrap-anywhere', shown === 0 ? 'text-text-muted' : 'font-semibold text-text')}
			>
				{words.words[shown - 1] ?? words.none}
			</span>
			{isClearable && chosen !== null && !isDisabled && (
				<button
					type="button"
					data-part="rating-input-clear"
					onClick={clear}
					className="min-h-target rounded-control px-2 text-sm text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
				>
					{words.clear}
				</button>
			)}
		</div>
	);
}
