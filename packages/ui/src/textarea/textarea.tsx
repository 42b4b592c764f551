'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentPropsWithRef, type CSSProperties, useEffect, useId, useState } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/**
 * Lets a text area grow with its text where the browser cannot do it by `field-sizing`.
 * @param area the text area; called whenever its text has changed
 */
function grow(area: HTMLTextAreaElement | null): void {
	if (!area || CSS.supports('field-sizing', 'content')) return;
	area.style.height = 'auto';
	area.style.height = `${area.scrollHeight}px`;
}

/** The words of a text area with a limit. */
export interface TextareaLabels {
	/** What is shown of the limit. Default "12 / 500". */
	readonly count: (used: number, limit: number) => string;
	/** Told to screen readers near the limit. Default "12 characters left". */
	readonly left: (count: number) => string;
	/** Shown and told beyond the limit. Default "12 characters too many". */
	readonly over: (count: number) => string;
}

/** Props of Textarea: those of a native textarea, and these. Ref and props reach it, the class name its box. */
export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'children'> {
	/** What is there is not acceptable; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** Lines it has at the least. Default 3. */
	readonly rows?: number | undefined;
	/** Lines it grows to before it scrolls. Default 12. */
	readonly maxRows?: number | undefined;
	/** Most characters. A counter shows them; more can be typed, so that nothing pasted is cut off. Default: no limit. */
	readonly limit?: number | undefined;
	/** Counts a text as the rule of the limit does. Default: UTF-16 units, as servers usually do. */
	readonly countText?: ((text: string) => number) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<TextareaLabels> | undefined;
}

const defaultLabels: TextareaLabels = {
	count: (used, limit) => `${used} / ${limit}`,
	left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
	over: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};

/** From here on the counter speaks, and only every so many characters: a word for each letter would drown the typing. */
const NEAR = 20;
const STEP = 5;

const stageOf = (left: number): Told['stage'] => (left > NEAR ? 'far' : left < 0 ? 'over' : Math.ceil(left / STEP));

/** What was last told, and at which distance from the limit. */
interface Told {
	readonly stage: number | 'far' | 'over';
	readonly text: string;
}

const sentenceOf = (stage: Told['stage'], left: number, { over, left: near }: TextareaLabels) =>
	stage === 'far' ? '' : stage === 'over' ? over(-left) : near(left);

const lengthOf = (text: string) => text.length;

/** Fewest and most lines, for the style sheet. */
type Heights = CSSProperties & Record<'--rows' | '--max-rows', number>;

const styles = cva(
	[
		'block w-full min-w-0 resize-none rounded-control border bg-surface-raised px-3 py-2.5 text-base leading-body text-text wrap-anywhere',
		'field-sizing-content min-h-[calc(var(--rows)*1lh+--spacing(5)+2px)] max-h-[calc(var(--max-rows)*1lh+--spacing(5)+2px)]',
		'placeholder:text-text-muted read-only:enabled:bg-surface-sunken',
		'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
		'disabled:placeholder:text-on-disabled forced-colors:disabled:border-[GrayText]',
	],
	{ variants: { isInvalid: { true: 'border-critical ring-1 ring-critical', false: 'border-border-strong' } } },
);

/** Several lines of text to type; grows with them. Give it a Field, or a label of its own. */
export function Textarea({
	isInvalid,
	rows = 3,
	maxRows = 12,
	limit,
	countText = lengthOf,
	labels,
	value,
	defaultValue,
	onChange,
	className,
	style,
	ref,
	...rest
}: TextareaProps) {
	const words = { ...defaultLabels, ...labels };
	const counterId = useId();
	const [own, setOwn] = useState(String(defaultValue ?? ''));
	const area = useInputBeforeHydration<HTMLTextAreaElement>(value ?? own);
	const [told, setTold] = useState<Told>({ stage: 'far', text: '' });
	useFormReset(area, () => setOwn(String(defaultValue ?? '')));
	// After every drawing: a reset or a draft that is loaded changes the height too.
	useEffect(() => grow(area.current));

	const text = value === undefined ? own : String(value);
	const leftOf = (written: string) => (limit === undefined ? Number.POSITIVE_INFINITY : limit - countText(written));
	const left = leftOf(text);
	const invalid = isInvalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true');
	const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
		setOwn(event.target.value);
		onChange?.(event);
		const remaining = leftOf(event.target.value);
		const stage = stageOf(remaining);
		if (stage !== told.stage) setTold({ stage, text: sentenceOf(stage, remaining, words) });
	};
	const heights: Heights = { '--rows': rows, '--max-rows': Math.max(rows, maxRows) };
	const describedBy = [rest['aria-describedby'], limit !== undefined && counterId].filter(Boolean).join(' ');
	return (
		<div data-part="textarea-box" className={clsx('flex w-full min-w-0 flex-col gap-1', className)}>
			<textarea
				data-part="textarea"
				{...rest}
				ref={mergeRefs(ref, area)}
				rows={rows}
				value={text}
				onChange={handleChange}
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy || undefined}
				style={{ ...heights, ...style }}
				className={styles({ isInvalid: invalid || left < 0 })}
			/>
			{limit !== undefined && (
				<>
					<p
						data-part="textarea-counter"
						id={counterId}
						className={clsx(
							'self-end text-end text-sm tabular-nums',
							left < 0 ? 'font-semibold text-critical' : 'text-text-muted',
						)}
					>
						{left < 0 ? words.over(-left) : words.count(limit - left, limit)}
					</p>
					<VisuallyHidden data-part="textarea-announcement" role="status">
						{told.text}
					</VisuallyHidden>
				</>
			)}
		</div>
	);
}
