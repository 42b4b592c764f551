'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type PointerEvent, use } from 'react';
import { Slot } from '../slot/index.ts';
import { MenuContext } from './menu-context.ts';

export interface MenuRowProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
	readonly onSelect?: (() => void) | undefined;
	readonly isDisabled?: boolean | undefined;
	readonly asChild?: boolean | undefined;
}

/** What plain and radio items have in common: one press, Enter or Space chooses and closes. */
export function MenuRow({ onSelect, isDisabled = false, asChild = false, ...rest }: MenuRowProps) {
	const { close } = use(MenuContext);
	const row = {
		tabIndex: -1,
		'aria-disabled': isDisabled || undefined,
		...rest,
		onClick: (event: MouseEvent<HTMLDivElement>) => {
			if (isDisabled) {
				event.preventDefault();
				return;
			}
			rest.onClick?.(event);
			onSelect?.();
			close();
		},
		onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
			rest.onKeyDown?.(event);
			// A link follows Enter by itself.
			const isPress = event.key === ' ' || (event.key === 'Enter' && event.currentTarget.tagName !== 'A');
			if (!isPress || event.defaultPrevented) return;
			event.preventDefault();
			event.currentTarget.click();
		},
		onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
			rest.onPointerMove?.(event);
			// One highlight for mouse and keys, wherever it was moved last.
			if (event.pointerType === 'mouse' && !isDisabled) event.currentTarget.focus({ preventScroll: true });
		},
	};
	return asChild ? <Slot {...row} /> : <div {...row} />;
}
