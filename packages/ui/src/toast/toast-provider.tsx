'use client';

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { TOAST, type Toast, type ToastOptions } from './toast-duration.ts';
import { type ToastLabels, ToastRegion } from './toast-region.tsx';
import { type ToastApi, ToastContext } from './use-toast.ts';

export interface ToastProviderProps {
	/** Ms a plain toast stays. Default 1000 (Specification §9). */
	readonly durationMs?: number | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ToastLabels> | undefined;
	/** The app; toasts stand above all of it. */
	readonly children?: ReactNode | undefined;
}

function withToast(toasts: readonly Toast[], id: string, options: ToastOptions): readonly Toast[] {
	const old = toasts.find((toast) => toast.id === id);
	if (old === undefined) return [...toasts, { ...options, id, revision: 0 }];
	return toasts.map((toast) => (toast === old ? { ...options, id, revision: old.revision + 1 } : toast));
}

/** Lets everything below it show toasts with `useToast`; stands once, around the app. */
export function ToastProvider({ durationMs = TOAST.durationMs, labels, children }: ToastProviderProps) {
	const [toasts, setToasts] = useState<readonly Toast[]>([]);
	const count = useRef(0);

	const show = useCallback((options: ToastOptions) => {
		count.current += 1;
		const id = options.id ?? `toast-${count.current}`;
		setToasts((now) => withToast(now, id, options));
		return id;
	}, []);
	const dismiss = useCallback((id?: string) => {
		setToasts((now) => (id === undefined ? [] : now.filter((toast) => toast.id !== id)));
	}, []);
	const api = useMemo<ToastApi>(() => ({ show, dismiss }), [show, dismiss]);

	return (
		<ToastContext value={api}>
			{children}
			<ToastRegion toasts={toasts.slice(0, TOAST.stack)} durationMs={durationMs} labels={labels} onDismiss={dismiss} />
		</ToastContext>
	);
}
