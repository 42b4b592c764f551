import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { checkIcon, Glyph } from '../glyph/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** `done` lies behind the reader, `current` is where they are, `upcoming` lies ahead. */
export type StepState = 'done' | 'current' | 'upcoming';

const markStyles = cva(
	'relative z-1 grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold',
	{
		variants: {
			state: {
				done: 'border-positive bg-positive text-on-positive',
				current: 'border-accent bg-accent text-on-accent forced-colors:border-[Highlight]',
				upcoming: 'border-border-strong bg-surface text-text-muted forced-colors:border-dashed',
			},
		},
	},
);

const STEP = 'relative flex w-full min-w-0 flex-col items-center gap-1.5 rounded-control px-1 pt-1.5 pb-1';

const nameStyles = cva('max-w-full text-center text-sm leading-heading wrap-anywhere @max-lg:sr-only', {
	variants: { state: { done: 'text-text', current: 'font-semibold text-text', upcoming: 'text-text-muted' } },
});

interface StepperStepProps {
	readonly name: string;
	readonly number: string;
	readonly state: StepState;
	readonly doneLabel: string;
	/** Draws the way back; without it a done step is text. */
	readonly link: ((props: Omit<ComponentPropsWithRef<'a'>, 'ref'>) => ReactElement) | undefined;
}

export function StepperStep({ name, number, state, doneLabel, link }: StepperStepProps) {
	const content = (
		<>
			<span data-part="stepper-mark" aria-hidden="true" className={markStyles({ state })}>
				{state === 'done' ? <Glyph icon={checkIcon} className="size-4.5 stroke-3" /> : number}
			</span>
			<span data-part="stepper-name" className={nameStyles({ state })}>
				{name}
				{state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
			</span>
		</>
	);
	return (
		<li
			data-part="stepper-step"
			data-state={state}
			aria-current={state === 'current' ? 'step' : undefined}
			// The line from the step before; green where the way was gone. It lies over that step and takes no press from it.
			className={clsx(
				'relative flex min-h-target min-w-0 flex-1',
				'not-first:before:absolute not-first:before:top-5.5 not-first:before:end-1/2 not-first:before:me-5 not-first:before:w-[calc(100%-2.5rem)] not-first:before:border-t-2 before:pointer-events-none',
				state === 'upcoming' ? 'before:border-border' : 'before:border-positive',
			)}
		>
			{state === 'done' && link !== undefined ? (
				link({
					className: clsx(STEP, 'no-underline underline-offset-[0.2em] hover:underline -outline-offset-2'),
					children: content,
				})
			) : (
				<span className={STEP}>{content}</span>
			)}
		</li>
	);
}
