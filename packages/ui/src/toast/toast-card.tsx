import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { crossIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { type Toast, toastDuration } from './toast-duration.ts';

interface ToastCardProps {
	readonly toast: Toast;
	readonly defaultMs: number;
	readonly dismissLabel: string;
	readonly onDismiss: (id: string) => void;
	readonly onKeyDown: (event: KeyboardEvent) => void;
}

const edgeStyles = cva('w-1 shrink-0 self-stretch rounded-full', {
	variants: {
		tone: {
			neutral: 'bg-border-strong',
			positive: 'bg-positive',
			info: 'bg-info',
			warning: 'bg-warning',
			critical: 'bg-critical',
		},
	},
});

/** One toast; its time stands still while the pointer or the focus is on it, and then starts again. */
export function ToastCard({ toast, defaultMs, dismissLabel, onDismiss, onKeyDown }: ToastCardProps) {
	const { id, title, description, action, icon, tone = 'neutral' } = toast;
	const [isHovered, setIsHovered] = useState(false);
	const [isFocused, setIsFocused] = useState(false);
	const isPaused = isHovered || isFocused;
	const durationMs = toastDuration(toast, defaultMs);

	useEffect(() => {
		if (isPaused) return;
		const timer = setTimeout(() => onDismiss(id), durationMs);
		return () => clearTimeout(timer);
	}, [isPaused, durationMs, id, onDismiss]);

	// They bubble up from the buttons; the toast itself is nothing that could be pressed or focused.
	const pauses = {
		// A toast that appears below a pointer at rest does not wait: the browser reports no movement there, and the toast
		// would cover for good what was just pressed.
		onPointerMove: ({ movementX, movementY }: PointerEvent) => {
			if (movementX !== 0 || movementY !== 0) setIsHovered(true);
		},
		onPointerLeave: () => setIsHovered(false),
		onFocus: () => setIsFocused(true),
		onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
			if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsFocused(false);
		},
		onKeyDown,
	};
	return (
		<div
			data-part="toast"
			data-tone={tone}
			data-toast={id}
			{...pauses}
			className={clsx(
				'pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border border-border bg-surface-raised',
				'py-1.5 ps-2 pe-1.5 text-text shadow-overlay',
				'transition duration-slow ease-out motion-reduce:transition-none starting:translate-y-2 starting:opacity-0',
			)}
		>
			<span data-part="toast-edge" aria-hidden="true" className={edgeStyles({ tone })} />
			{icon}
			<div className="flex min-w-0 grow flex-wrap items-center gap-x-2">
				<div className="min-w-0 flex-[1_1_10rem] py-1.5 text-sm wrap-anywhere">
					<p data-part="toast-title" className="font-semibold">
						{title}
					</p>
					{description !== undefined && (
						<p data-part="toast-description" className="text-text-muted">
							{description}
						</p>
					)}
				</div>
				{action !== undefined && (
					<button
						type="button"
						data-part="toast-action"
						className="ms-auto min-h-target rounded-control px-3 text-sm font-semibold text-accent-text enabled-hover:bg-accent-soft"
						onClick={() => {
							action.onAction();
							onDismiss(id);
						}}
					>
						{action.label}
					</button>
				)}
			</div>
			<IconButton
				data-part="toast-dismiss"
				label={dismissLabel}
				icon={<Glyph icon={crossIcon} />}
				onClick={() => onDismiss(id)}
			/>
		</div>
	);
}
