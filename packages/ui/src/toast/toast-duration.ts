import type { ReactNode } from 'react';

/** What a toast reports: `critical` interrupts a screen reader, all others wait their turn. */
export type ToastTone = 'neutral' | 'positive' | 'info' | 'warning' | 'critical';

/** A toast as the caller describes it. */
export interface ToastOptions {
	/** Replaces the toast that has the same id instead of adding another. Default: a new id. */
	readonly id?: string | undefined;
	/** Default `neutral`. */
	readonly tone?: ToastTone | undefined;
	/** What happened, in one short sentence. */
	readonly title: string;
	/** What to do next. Default none. */
	readonly description?: string | undefined;
	/** One thing to do about it ("Undo"); doing it dismisses the toast. Default none. */
	readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
	/** Picture before the words. Default none. */
	readonly icon?: ReactNode | undefined;
}

/** A toast on its way to the screen. */
export interface Toast extends ToastOptions {
	readonly id: string;
	/** Counts up when a toast replaces one of the same id, so that its time starts again. */
	readonly revision: number;
}

/** Auto-close in ms (Specification §9), toasts on screen at once, and the time a text needs to be read and acted upon. */
export const TOAST = { durationMs: 1000, stack: 3, readingMs: 5000, readingMsPerCharacter: 80 } as const;

/**
 * How long a toast stays, in ms.
 *
 * A plain confirmation leaves after the specified auto-close. One that must be read (critical) or acted upon (with an
 * action) stays at least 5 s, or 80 ms for each character where that is longer. No toast asks for another time itself.
 *
 * @param toast the toast.
 * @param defaultMs ms of a plain confirmation. Source: Specification §9 (1000 ms).
 * @returns ms from the moment it is shown; hovering or focusing starts it again.
 */
export function toastDuration(toast: ToastOptions, defaultMs: number = TOAST.durationMs): number {
	if (toast.tone !== 'critical' && toast.action === undefined) return defaultMs;
	const characters = `${toast.title}${toast.description ?? ''}${toast.action?.label ?? ''}`.length;
	return Math.max(defaultMs, TOAST.readingMs, characters * TOAST.readingMsPerCharacter);
}
