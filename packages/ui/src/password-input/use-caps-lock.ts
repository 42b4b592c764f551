'use client';

import { type KeyboardEvent, useState } from 'react';

/**
 * Watches whether capitals are locked while a field is typed into.
 * @returns whether they are, and what the field hands its events to
 */
export function useCapsLock() {
	const [isOn, setIsOn] = useState(false);
	const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
	return { isOn, read, forget: () => setIsOn(false) };
}
