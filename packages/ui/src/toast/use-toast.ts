'use client';

import { createContext, useContext } from 'react';
import type { ToastOptions } from './toast-duration.ts';

/** Shows and dismisses toasts; the same object for the provider's whole life. */
export interface ToastApi {
	/** Shows a toast, or queues it while three are on screen; returns its id. */
	readonly show: (toast: ToastOptions) => string;
	/** Dismisses the toast with this id, or all of them. */
	readonly dismiss: (id?: string) => void;
}

export const ToastContext = createContext<ToastApi | undefined>(undefined);

/**
 * Gives a component the means to show toasts.
 *
 * @returns `show` and `dismiss`, stable between renders.
 * @throws Error outside a `ToastProvider`.
 */
export function useToast(): ToastApi {
	const api = useContext(ToastContext);
	if (api === undefined) throw new Error('useToast needs a ToastProvider above it.');
	return api;
}
