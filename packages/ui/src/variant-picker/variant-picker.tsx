'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useControlled } from '../value/use-controlled.ts';
import { choiceUpTo, chooseValue, type IsAvailable, type VariantChoice, type VariantOption } from './choose.ts';
import { VariantChip } from './variant-chip.tsx';

/** The words of a variant picker. */
export interface VariantPickerLabels {
	/** Why a value cannot be chosen, when `getReason` gives none. Default "not available". */
	readonly unavailable: string;
	/** Called when such a value was pressed. Default "Maroon: not available". */
	readonly refused: (name: string, reason: string) => string;
}

export interface VariantPickerProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
	/** The questions, the most telling first: later ones follow the choice of earlier ones. */
	readonly options: readonly VariantOption[];
	/** What is chosen, when the caller keeps that. Default: the control keeps it. */
	readonly value?: VariantChoice | undefined;
	/** What is chosen at first, when the control keeps it. Default nothing. */
	readonly defaultValue?: VariantChoice | undefined;
	/** Called with the whole choice; later answers are adjusted to what can be had. */
	readonly onValueChange?: ((value: VariantChoice) => void) | undefined;
	/**
	 * Says whether anything can be had that has these values; a choice may be partial, then any variant that fits
	 * counts. Default: everything.
	 */
	readonly isAvailable?: IsAvailable | undefined;
	/** Why a choice cannot be had ("sold out", "not made in this size"). Default `labels.unavailable`. */
	readonly getReason?: ((choice: VariantChoice) => string) | undefined;
	/** Takes the whole control out of use. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Begins the names of the values in a form that is sent without script ("variant.colour"). Default none. */
	readonly name?: string | undefined;
	/** Id of the form that the values belong to, where the control is outside of it. Default: the form around it. */
	readonly form?: string | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<VariantPickerLabels> | undefined;
}

const defaultLabels: VariantPickerLabels = {
	unavailable: 'not available',
	refused: (name, reason) => `${name}: ${reason}`,
};

const everything: IsAvailable = () => true;

interface Refusal {
	readonly optionKey: string;
	readonly text: string;
}

/**
 * Chooses one variant of a product by its options, each a group of radio buttons.
 *
 * What cannot be had beside the answers before it stays to be found and says why; it is only not chosen.
 */
export function VariantPicker({
	options,
	value,
	defaultValue = {},
	onValueChange,
	isAvailable = everything,
	getReason,
	isDisabled = false,
	name,
	form,
	labels,
	className,
	...rest
}: VariantPickerProps) {
	const words = { ...defaultLabels, ...labels };
	const id = useId();
	const [choice, change] = useControlled(value, defaultValue, onValueChange);
	const [refusal, setRefusal] = useState<Refusal>();

	const choose = (option: VariantOption, key: string) => {
		const next = chooseValue(options, choice, option, key, isAvailable);
		setRefusal(undefined);
		change(next);
	};

	return (
		<div data-part="variant-picker" {...rest} className={clsx('flex min-w-0 flex-col gap-4', className)}>
			{options.map((option) => {
				const chosen = option.values.find(({ key }) => key === choice[option.key]);
				return (
					<fieldset key={option.key} data-part="variant-picker-option" className="m-0 min-w-0 border-0 p-0">
						<legend className="mb-2 p-0 text-sm font-semibold text-text">
							{option.name}
							{chosen && <span className="font-normal text-text-muted"> · {chosen.name}</span>}
						</legend>
						<div className="flex flex-wrap gap-2">
							{option.values.map((one) => {
								const judged = choiceUpTo(options, choice, option, one.key);
								const reason = isAvailable(judged) ? undefined : (getReason?.(judged) ?? words.unavailable);
								return (
									<VariantChip
										key={one.key}
										value={one}
										name={`${name ?? id}.${option.key}`}
										isChosen={one === chosen}
										form={form}
										isDisabled={isDisabled}
										reason={reason}
										onChoose={() => choose(option, one.key)}
										onRefuse={() =>
											setRefusal({ optionKey: option.key, text: words.refused(one.name, reason ?? words.unavailable) })
										}
									/>
								);
							})}
						</div>
						<p data-part="variant-picker-reason" role="status" className="mt-2 text-sm text-text-muted empty:mt-0">
							{refusal?.optionKey === option.key ? refusal.text : ''}
						</p>
					</fieldset>
				);
			})}
		</div>
	);
}
