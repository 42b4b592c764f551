'use client';

import { cva } from 'class-variance-authority';
import { type MouseEvent, useId } from 'react';
import { LazyImage } from '../lazy-image/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';
import type { VariantValue } from './choose.ts';

interface VariantChipProps {
	readonly value: VariantValue;
	/** Name of the radio group. */
	readonly name: string;
	/** Id of the form that it belongs to; that around it unless given. */
	readonly form: string | undefined;
	readonly isChosen: boolean;
	readonly isDisabled: boolean;
	/** Why it cannot be had now; undefined when it can. */
	readonly reason: string | undefined;
	readonly onChoose: () => void;
	readonly onRefuse: () => void;
}

const chipStyles = cva(
	[
		'relative flex min-h-target min-w-target items-center justify-center gap-2 rounded-control border text-sm wrap-anywhere',
		'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
		'peer-checked:font-semibold peer-checked:ring-1 forced-colors:peer-checked:outline-2 forced-colors:peer-checked:outline-[Highlight]',
	],
	{
		variants: {
			hasPicture: { true: 'w-22 flex-col justify-start gap-1 p-1.5 text-center text-xs', false: 'px-3 py-1.5' },
			look: {
				usual: [
					'border-border-strong bg-surface-raised text-text peer-hover:bg-surface-sunken',
					'peer-checked:border-accent-text peer-checked:text-accent-text peer-checked:ring-accent-text',
				],
				unavailable:
					'border-dashed border-border-strong bg-surface-raised text-text-muted line-through forced-colors:text-[GrayText]',
				disabled:
					'border-border bg-disabled text-on-disabled peer-checked:border-border-strong peer-checked:ring-border-strong forced-colors:text-[GrayText]',
			},
		},
	},
);

const PICTURE = 64;

/** A radio button that looks like a chip; what cannot be had is found by keyboard and pointer, but not chosen. */
export function VariantChip({ value, name, form, isChosen, isDisabled, reason, onChoose, onRefuse }: VariantChipProps) {
	const id = useId();
	const inputRef = useInputBeforeHydration<HTMLInputElement>(isChosen);
	const isRefused = reason !== undefined && !isChosen;
	const refuse = (event: MouseEvent) => {
		// Arrow keys press the radio button that they come to, so this keeps the focus there and the choice where it was.
		event.preventDefault();
		onRefuse();
	};
	return (
		<span
			data-part="variant-picker-value"
			data-state={isChosen ? 'chosen' : isRefused ? 'unavailable' : undefined}
			className="relative min-w-0"
		>
			<input
				ref={inputRef}
				type="radio"
				autoComplete="off"
				id={id}
				name={name}
				form={form}
				value={value.key}
				checked={isChosen}
				disabled={isDisabled}
				aria-disabled={isRefused || undefined}
				aria-label={reason === undefined ? undefined : `${value.name}, ${reason}`}
				// React tells of a change although the press is taken back.
				onChange={isRefused ? onRefuse : onChoose}
				onClick={isRefused ? refuse : undefined}
				className="peer absolute inset-0 z-1 m-0 size-full appearance-none opacity-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
			/>
			<label
				htmlFor={id}
				className={chipStyles({
					hasPicture: value.picture !== undefined,
					look: isDisabled ? 'disabled' : isRefused ? 'unavailable' : 'usual',
				})}
			>
				{value.picture && (
					<LazyImage
						{...value.picture}
						sizes={`${PICTURE}px`}
						width={PICTURE}
						height={PICTURE}
						alt=""
						fit="cover"
						className={isRefused ? 'w-full rounded-control opacity-50' : 'w-full rounded-control'}
					/>
				)}
				{value.color !== undefined && (
					// An attribute rather than a style: a strict content policy refuses inline styles.
					<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 forced-color-adjust-none">
						<circle cx="10" cy="10" r="9" fill={value.color} className="stroke-border-strong" />
					</svg>
				)}
				<span className="min-w-0">{value.name}</span>
			</label>
		</span>
	);
}
