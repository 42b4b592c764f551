'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { checkIcon, Glyph } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { CouponRow } from './coupon-row.tsx';

/** How far a coupon is: nothing asked, being looked up, taken off the price, refused. */
export type CouponStatus = 'idle' | 'pending' | 'applied' | 'refused';

/** The words of a coupon field. */
export interface CouponFieldLabels {
	/** On the button. Default "Apply". */
	readonly apply: string;
	/** On the button once the coupon is applied. Default "Remove". */
	readonly remove: string;
	/** Told while the coupon is looked up. Default "Checking the coupon". */
	readonly pending: string;
	/** Shown when nothing was typed. Default "Type the code of your coupon." */
	readonly missing: string;
}

/** Props of CouponField: those of a div, and these. Ref and props reach the input, the class name the whole. */
export interface CouponFieldProps
	extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'size' | 'prefix' | 'type' | 'required'> {
	/** Names the field; always visible. Default "Coupon code". */
	readonly label?: ReactNode | undefined;
	/** Says what the code looks like, or where to find one. Default none. */
	readonly description?: ReactNode | undefined;
	/** The code as typed, when the caller keeps it. Default: the component keeps it. */
	readonly value?: string | undefined;
	/** The code it begins with. Default none. */
	readonly defaultValue?: string | undefined;
	/** Called with the code as typed. Default none. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** How far the coupon is. Default `idle`. */
	readonly status?: CouponStatus | undefined;
	/** What `applied` takes off, or why it was `refused` and what to do. Default none. */
	readonly message?: ReactNode | undefined;
	/** Called with the code, without spaces around it, by the button or Enter. */
	readonly onApply: (code: string) => void;
	/** Called by the button when the coupon is applied. */
	readonly onRemove: () => void;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<CouponFieldLabels> | undefined;
}

const defaultLabels: CouponFieldLabels = {
	apply: 'Apply',
	remove: 'Remove',
	pending: 'Checking the coupon',
	missing: 'Type the code of your coupon.',
};

/**
 * Takes a coupon by its code. It is no form of its own, so it can be in that of a checkout: Enter applies the
 * coupon and does not send the form. Input and button stay in place in all states, and keep the focus.
 */
export function CouponField({
	label = 'Coupon code',
	description,
	value,
	defaultValue = '',
	onValueChange,
	status = 'idle',
	message,
	onApply,
	onRemove,
	labels,
	className,
	onChange,
	onKeyDown,
	ref,
	...rest
}: CouponFieldProps) {
	const words = { ...defaultLabels, ...labels };
	const input = useRef<HTMLInputElement>(null);
	const [code, setCode] = useControlled(value, defaultValue, onValueChange);
	const [hint, setHint] = useState<'none' | 'missing' | 'edited'>('none');
	useFormReset(input, () => {
		setHint('none');
		setCode(defaultValue);
	});
	const isApplied = status === 'applied';
	const isPending = status === 'pending';
	// A refusal is about the code that was sent, not about the one being typed after it.
	const refusal = status === 'refused' && hint === 'none' ? message : undefined;

	const apply = () => {
		const wanted = code.trim();
		setHint(wanted === '' ? 'missing' : 'none');
		if (wanted === '') input.current?.focus();
		else onApply(wanted);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		onKeyDown?.(event);
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		if (!isApplied && !isPending) apply();
	};
	return (
		<Field
			data-part="coupon-field"
			label={label}
			description={description}
			error={hint === 'missing' ? words.missing : refusal}
			className={clsx('w-full', className)}
		>
			<CouponRow
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="done"
				{...rest}
				ref={mergeRefs(ref, input)}
				value={code}
				readOnly={isApplied || isPending || rest.readOnly}
				onChange={(event) => {
					onChange?.(event);
					setHint('edited');
					setCode(event.target.value);
				}}
				onKeyDown={handleKeyDown}
				suffix={isApplied ? <Glyph icon={checkIcon} className="text-positive" /> : undefined}
				message={isApplied ? message : undefined}
				button={
					<Button
						variant="secondary"
						isLoading={isPending}
						loadingLabel={words.pending}
						disabled={rest.disabled}
						onClick={isApplied ? onRemove : apply}
						className="shrink-0"
					>
						{isApplied ? words.remove : words.apply}
					</Button>
				}
			/>
		</Field>
	);
}
