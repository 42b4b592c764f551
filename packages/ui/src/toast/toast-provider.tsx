'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TOAST, type Toast, type ToastOptions } from './toast-duration.ts';
import type { ToastLabels, ToastRegion } from './toast-region.tsx';
import { type ToastApi, ToastContext } from './use-toast.ts';

export interface ToastProviderProps {
	/** Ms a plain toast stays. Default 1000 (Specification §9). */
	readonly durationMs?: number | undefined;
	/**
	 * What shows toasts is no part of the first load: it is fetched after this, or with the first toast. Default at once,
	 * when the page has mounted. Keep it the same between renders.
	 */
	readonly after?: Promise<unknown> | undefined;
	/** Key that moves the focus to the newest toast, whose time then stops; Escape returns it. Null for none. Default "F8". */
	readonly hotkey?: string | null | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ToastLabels> | undefined;
	/** Classes of the region while it shows toasts, such as more room for a higher bar below. Default none. */
	readonly regionClassName?: string | undefined;
	/** The app; toasts are above all of it. */
	readonly children?: ReactNode | undefined;
}

function withToast(toasts: readonly Toast[], id: string, options: ToastOptions): readonly Toast[] {
	const old = toasts.find((toast) => toast.id === id);
	if (old === undefined) return [...toasts, { ...options, id, revision: 0 }];
	return toasts.map((toast) => (toast === old ? { ...options, id, revision: old.revision + 1 } : toast));
}

const AT_ONCE = Promise.resolve();

/** The region that shows toasts, once its code is here; after a lost connection the next toast asks again. */
function useRegion(toastCount: number, after: Promise<unknown>): typeof ToastRegion | undefined {
	const [Region, setRegion] = useState<typeof ToastRegion>();
	useEffect(() => {
		if (Region !== undefined) return;
		let isWanted = true;
		const load = async () => {
			try {
				const module = await import('./toast-region.tsx');
				if (isWanted) setRegion(() => module.ToastRegion);
			} catch {
				// What the toast says is lost with the connection; the page itself says that it is gone.
			}
		};
		void (toastCount > 0 ? load() : after.then(() => (isWanted ? load() : undefined)));
		return () => {
			isWanted = false;
		};
	}, [Region, toastCount, after]);
	return Region;
}

/**
 * Lets everything below it show toasts with `useToast`. Use it once, around the app. On phones toasts are above a bottom
 * bar of up to 5.25rem.
 */
export function ToastProvider({
	durationMs = TOAST.durationMs,
	after = AT_ONCE,
	hotkey = 'F8',
	labels,
	regionClassName,
	children,
}: ToastProviderProps) {
	const [toasts, setToasts] = useState<readonly Toast[]>([]);
	const count = useRef(0);
	const Region = useRegion(toasts.length, after);

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
			{Region && (
				<Region
					toasts={toasts.slice(0, TOAST.stack)}
					durationMs={durationMs}
					labels={labels}
					hotkey={hotkey}
					onDismiss={dismiss}
					className={regionClassName}
				/>
			)}
		</ToastContext>
	);
}
