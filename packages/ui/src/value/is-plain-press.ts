import type { MouseEvent } from 'react';

/** Whether a press is ours to answer; presses that open another tab or window are the browser's. */
export function isPlainPress({
	button,
	altKey,
	ctrlKey,
	metaKey,
	shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
	return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
