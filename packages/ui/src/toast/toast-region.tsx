import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { topModal } from '../dialog/modal-stack.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-duration.ts';
import { useTopLayer } from './use-top-layer.ts';

/** The words of the toasts' region. */
export interface ToastLabels {
	/** Name of the region. Default "Notifications". */
	readonly region: string;
	/** Name of the button that dismisses a toast. Default "Dismiss". */
	readonly dismiss: string;
}

interface ToastRegionProps {
	readonly toasts: readonly Toast[];
	readonly durationMs: number;
	readonly labels?: Partial<ToastLabels> | undefined;
	/** Key that moves the focus to the newest toast; null for none. */
	readonly hotkey: string | null;
	readonly onDismiss: (id: string) => void;
	readonly className?: string | undefined;
}

/** Both live regions are there before any toast, because screen readers only report what changes in a known one. */
const LIVE_REGIONS = [
	{ role: 'alert', holds: (toast: Toast) => toast.tone === 'critical' },
	{ role: 'status', holds: (toast: Toast) => toast.tone !== 'critical' },
] as const;

/** Room for a bar below on phones. Without a toast the region has none, so that it covers nothing. */
const ROOM_BELOW = 'pb-[calc(5.75rem+env(safe-area-inset-bottom))] tablet:p-6';

export function ToastRegion({ toasts, durationMs, labels, hotkey, onDismiss, className }: ToastRegionProps) {
	const layer = useTopLayer();
	const sectionRef = useRef<HTMLElement>(null);
	const cameFrom = useRef<HTMLElement | null>(null);
	const newest = toasts.at(-1);

	const dismiss = useCallback(
		(id: string) => {
			const hadFocus = sectionRef.current?.contains(document.activeElement);
			onDismiss(id);
			if (hadFocus) cameFrom.current?.focus();
		},
		[onDismiss],
	);

	// Escape belongs to whoever has the focus first: a dialog, a menu, the search box.
	useEffect(() => {
		if (newest === undefined) return;
		const handleKeyDown = (event: globalThis.KeyboardEvent) => {
			if (event.key === 'Escape' && !event.defaultPrevented && topModal() === undefined) dismiss(newest.id);
		};
		document.addEventListener('keydown', handleKeyDown);
		return () => document.removeEventListener('keydown', handleKeyDown);
	}, [newest, dismiss]);

	// A toast is the last element of the page, and leaves soon: a key reaches it, and its time stops under the focus.
	useEffect(() => {
		if (newest === undefined || hotkey === null) return;
		const handleKeyDown = (event: globalThis.KeyboardEvent) => {
			if (event.key !== hotkey || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
			const button = sectionRef.current?.querySelector<HTMLElement>(`[data-toast="${CSS.escape(newest.id)}"] button`);
			if (!button) return;
			event.preventDefault();
			button.focus();
		};
		document.addEventListener('keydown', handleKeyDown);
		return () => document.removeEventListener('keydown', handleKeyDown);
	}, [newest, hotkey]);

	const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
			cameFrom.current = relatedTarget;
	};
	const handleKeyDown = (event: KeyboardEvent, id: string) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		dismiss(id);
	};

	if (layer === null) return null;
	return createPortal(
		<section
			ref={sectionRef}
			data-part="toast-region"
			aria-label={labels?.region ?? 'Notifications'}
			aria-keyshortcuts={hotkey ?? undefined}
			onFocus={handleFocus}
			className={clsx(
				'flex flex-col items-center gap-2 px-4 tablet:items-end',
				toasts.length > 0 && [ROOM_BELOW, className],
			)}
		>
			{LIVE_REGIONS.map(({ role, holds }) => (
				<div
					key={role}
					role={role}
					data-part={role}
					className="flex w-full flex-col items-center gap-2 tablet:items-end"
				>
					{toasts.filter(holds).map((toast) => (
						<ToastCard
							key={`${toast.id} ${toast.revision}`}
							toast={toast}
							defaultMs={durationMs}
							dismissLabel={labels?.dismiss ?? 'Dismiss'}
							onDismiss={dismiss}
							onKeyDown={(event) => handleKeyDown(event, toast.id)}
						/>
					))}
				</div>
			))}
		</section>,
		layer,
	);
}
