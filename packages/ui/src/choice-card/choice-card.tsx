'use client';

import { clsx } from 'clsx';
import { Label } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react';
import { CheckboxMark } from '../checkbox/checkbox-mark.tsx';
import { ChoiceContext } from '../choice-row/choice-context.ts';
import { RadioMark } from '../radio-group/radio-mark.tsx';

/** Props of ChoiceCard: those of a native input, and these. Ref and props reach the input, the class name the card. */
export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'title' | 'children'> {
	/** What it stands for in the form. */
	readonly value: string;
	/** Names the choice. */
	readonly title: ReactNode;
	/** A few words below the title: days of delivery, fees. Default none. */
	readonly description?: ReactNode | undefined;
	/** A picture before the words: the icon of a courier or a bank. Default none. */
	readonly media?: ReactNode | undefined;
	/** At the card's end, a price for example; read out with the title. Default none. */
	readonly trailing?: ReactNode | undefined;
	/** Why it cannot be chosen, shown while it is `disabled`. Default none. */
	readonly reason?: ReactNode | undefined;
	/** More that belongs to the choice, below it, such as a field; no part of the target. Default none. */
	readonly children?: ReactNode | undefined;
}

/** A choice with more to say than a label, in a RadioGroup (one of them) or a CheckboxGroup (several). */
export function ChoiceCard({
	title,
	description,
	media,
	trailing,
	reason,
	children,
	className,
	id: givenId,
	...props
}: ChoiceCardProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const group = use(ChoiceContext);
	const joined = group?.join(props.value);
	const isInvalid = group?.isInvalid === true;
	const hasReason = (props.disabled ?? joined?.disabled) === true && reason !== undefined;
	const describedBy = [
		props['aria-describedby'],
		description !== undefined && `${id}-description`,
		hasReason && `${id}-reason`,
	].filter(Boolean);
	const control = {
		'data-part': 'choice-card',
		...joined,
		...props,
		id,
		'aria-labelledby': trailing === undefined ? `${id}-title` : `${id}-title ${id}-trailing`,
		'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
		isInvalid,
	};
	return (
		<div
			data-part="choice-card-box"
			className={clsx(
				'relative min-w-0 rounded-card border bg-surface-raised text-text transition-colors duration-fast motion-reduce:transition-none',
				'has-[>label_input:checked]:border-accent has-[>label_input:checked]:bg-accent-soft',
				'has-[>label_input:checked]:ring-1 has-[>label_input:checked]:ring-accent',
				'has-[>label_input:disabled]:border-border has-[>label_input:disabled]:bg-surface-sunken',
				'has-[>label_input:disabled]:ring-0',
				'forced-colors:has-[>label_input:checked]:border-[Highlight]',
				isInvalid ? 'border-critical' : 'border-border-strong',
				className,
			)}
		>
			<Label.Root
				data-part="choice-card-target"
				htmlFor={id}
				className="flex min-h-target flex-wrap items-start gap-x-3 gap-y-1 p-4 has-[input:disabled]:cursor-not-allowed"
			>
				<span className="grid h-lh shrink-0 place-items-center">
					{group?.type === 'checkbox' ? (
						<CheckboxMark {...control} isIndeterminate={false} />
					) : (
						<RadioMark {...control} />
					)}
				</span>
				{media !== undefined && (
					<span data-part="choice-card-media" className="grid min-h-lh shrink-0 place-items-center">
						{media}
					</span>
				)}
				<span className="min-w-[min(100%,6rem)] flex-1">
					<span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
						<span
							data-part="choice-card-title"
							id={`${id}-title`}
							className="min-w-0 grow basis-24 font-semibold wrap-anywhere"
						>
							{title}
						</span>
						{trailing !== undefined && (
							<span
								data-part="choice-card-trailing"
								id={`${id}-trailing`}
								className="ms-auto min-w-0 text-end font-semibold wrap-anywhere tabular-nums"
							>
								{trailing}
							</span>
						)}
					</span>
					{description !== undefined && (
						<span
							data-part="choice-card-description"
							id={`${id}-description`}
							className="block text-sm wrap-anywhere text-text-muted"
						>
							{description}
						</span>
					)}
					{hasReason && (
						<span data-part="choice-card-reason" id={`${id}-reason`} className="block text-sm wrap-anywhere text-text">
							{reason}
						</span>
					)}
				</span>
			</Label.Root>
			{children !== undefined && (
				<div data-part="choice-card-more" className="px-4 pb-4">
					{children}
				</div>
			)}
		</div>
	);
}
