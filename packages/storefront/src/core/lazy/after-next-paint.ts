/** Calls back in a task of its own after the next frame, so that what it does does not delay what that frame shows. */
export function afterNextPaint(callback: () => void): void {
	requestAnimationFrame(() => setTimeout(callback));
}
