import { Slot as RadixSlot } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** Props of Slot: those of the element that it renders as. */
export interface SlotProps extends HTMLAttributes<HTMLElement> {
	/** Reaches the child, together with the child's own ref. */
	ref?: Ref<HTMLElement> | undefined;
	/** The one element that receives the props. */
	children?: ReactNode;
	/** Builds the content of the child from the child's own content. Default: the content stays as it is. */
	wrapContent?: ((content: ReactNode) => ReactNode) | undefined;
}

const unchanged = (content: ReactNode) => content;

/**
 * Passes its props, ref and class names to its only child: the `asChild` of the components, so that a router's link can
 * look like a button. Class names are joined, styles merged, handlers called one after the other, the child's first.
 * @throws when its child is not exactly one element
 */
export function Slot({ children, wrapContent = unchanged, ...props }: SlotProps) {
	return (
		<RadixSlot.Root {...props}>
			<RadixSlot.Slottable child={children}>{wrapContent}</RadixSlot.Slottable>
		</RadixSlot.Root>
	);
}
