'use client';

import { useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type BoundProps, errorOf } from '../form/index.ts';
import { CouponField, type CouponFieldProps, type CouponStatus } from './index.ts';

/** A coupon in the values of a form: its code as typed, and whether it counts. */
export interface CouponValue {
	readonly code: string;
	readonly isApplied: boolean;
}

/** What the shop says of a code. */
export interface CouponResult {
	/** It takes something off. */
	readonly isAccepted: boolean;
	/** How much, or why not and what to do. */
	readonly message: string;
}

/** Props of BoundCouponField: those of CouponField, and its place in the form. */
export type BoundCouponFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
	BoundProps<Values, Name>,
	'isRequired' | 'requiredLabel'
> &
	Omit<
		CouponFieldProps,
		keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'status' | 'message' | 'onApply' | 'onRemove' | 'ref'
	> & {
		/** Asks the shop for a code. */
		readonly onApply: (code: string) => Promise<CouponResult>;
		/** Shown when asking failed. Default asks to try again. */
		readonly failedMessage?: string | undefined;
	};

/** The answer so far, and the code it is about. */
interface Asked extends Partial<CouponResult> {
	readonly code: string;
}

const EMPTY: CouponValue = { code: '', isApplied: false };

const statusOf = ({ code, isApplied }: CouponValue, asked: Asked | undefined): CouponStatus => {
	if (isApplied) return 'applied';
	if (asked?.code !== code.trim()) return 'idle';
	return asked.isAccepted === undefined ? 'pending' : asked.isAccepted ? 'idle' : 'refused';
};

/** A coupon in a react-hook-form; its value is `CouponValue`, so that a code not yet applied is not lost either. */
export function BoundCouponField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	onApply,
	onValueChange,
	failedMessage = 'The coupon could not be checked. Try again.',
	...props
}: BoundCouponFieldProps<Values, Name>) {
	const bound = useController({ name, ...(control && { control }) });
	const { value: given, onChange, ...field } = bound.field;
	const value: CouponValue = given ?? EMPTY;
	const [asked, setAsked] = useState<Asked>();
	const question = useRef<Asked>(undefined);
	const latestCode = useRef(value.code);
	latestCode.current = value.code;
	const error = errorOf(bound);
	const status = statusOf(value, asked);

	const keep = (next: Asked | undefined) => {
		question.current = next;
		setAsked(next);
	};
	const apply = async (code: string) => {
		const mine: Asked = { code };
		keep(mine);
		const answer = await onApply(code).catch((): CouponResult => ({ isAccepted: false, message: failedMessage }));
		// Removed or reset meanwhile: the answer is to a question that nobody asks any more.
		if (question.current !== mine || latestCode.current.trim() !== code) return;
		keep({ code, ...answer });
		if (answer.isAccepted) onChange({ code, isApplied: true });
	};
	return (
		<CouponField
			{...props}
			{...field}
			value={value.code}
			onValueChange={(code) => {
				keep(undefined);
				onChange({ code, isApplied: false });
				onValueChange?.(code);
			}}
			status={error === undefined ? status : 'refused'}
			message={error ?? (asked?.code === value.code.trim() ? asked.message : undefined)}
			onApply={apply}
			onRemove={() => {
				keep(undefined);
				onChange(EMPTY);
			}}
		/>
	);
}
