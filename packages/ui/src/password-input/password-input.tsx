'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { alertIcon, eyeIcon, eyeOffIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Input, type InputProps } from '../input/index.ts';
import { mergeRefs } from '../slot/index.ts';

/**
 * Watches whether capitals are locked while a field is typed into.
 * @returns whether they are, and what the field hands its events to
 */
function useCapsLock() {
	const [isOn, setIsOn] = useState(false);
	const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
	return { isOn, read, forget: () => setIsOn(false) };
}

/** The words of a password field. */
export interface PasswordInputLabels {
	/** Name of the button that shows what was typed; it is pressed while that is shown. Default "Show password". */
	readonly show: string;
	/** Said while capitals are locked. Default "Caps Lock is on." */
	readonly capsLock: string;
}

/** Props of PasswordInput: those of Input, and these. Ref and props reach the input, the class name its box. */
export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix' | 'autoComplete'> {
	/** Lets password managers fill in or make up a password. Default `current-password`. */
	autoComplete?: 'current-password' | 'new-password' | undefined;
	/** Words in the reader's language; each has an English default. */
	labels?: Partial<PasswordInputLabels> | undefined;
}

const defaultLabels: PasswordInputLabels = { show: 'Show password', capsLock: 'Caps Lock is on.' };

/** A password to type, hidden until its button is pressed; hidden again before it is sent. */
export function PasswordInput({
	autoComplete = 'current-password',
	labels,
	className,
	onKeyDown,
	onKeyUp,
	onBlur,
	ref,
	...props
}: PasswordInputProps) {
	const words = { ...defaultLabels, ...labels };
	const hintId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [isShown, setIsShown] = useState(false);
	const caps = useCapsLock();

	useEffect(() => {
		// Browsers offer to keep a password, and leave it out of their list of suggestions, only while it is hidden.
		const hide = (event: Event) => {
			if (event.target === input.current?.form) setIsShown(false);
		};
		document.addEventListener('submit', hide, true);
		return () => document.removeEventListener('submit', hide, true);
	}, []);

	return (
		<div data-part="password-input-box" className={clsx('flex w-full min-w-0 flex-col gap-1', className)}>
			<Input
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				{...props}
				ref={mergeRefs(ref, input)}
				data-part="password-input"
				type={isShown ? 'text' : 'password'}
				autoComplete={autoComplete}
				aria-describedby={[props['aria-describedby'], caps.isOn && hintId].filter(Boolean).join(' ') || undefined}
				onKeyDown={(event) => {
					onKeyDown?.(event);
					caps.read(event);
				}}
				onKeyUp={(event) => {
					onKeyUp?.(event);
					caps.read(event);
				}}
				onBlur={(event) => {
					onBlur?.(event);
					caps.forget();
				}}
				suffix={
					<IconButton
						label={words.show}
						icon={<Glyph icon={isShown ? eyeOffIcon : eyeIcon} />}
						aria-pressed={isShown}
						aria-controls={props.id}
						disabled={props.disabled}
						onClick={() => setIsShown(!isShown)}
						className="-my-1.5 -me-3"
					/>
				}
			/>
			<div data-part="password-input-hint" id={hintId} aria-live="polite" className="text-sm text-warning empty:hidden">
				{caps.isOn && (
					<span className="flex items-start gap-1.5">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						{words.capsLock}
					</span>
				)}
			</div>
		</div>
	);
}
