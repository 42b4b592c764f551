import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';
import { mergeProps, mergeRefs } from './merge.ts';

/** Props of Slot: whatever the element that it stands for takes. */
export interface SlotProps extends HTMLAttributes<HTMLElement> {
	/** Reaches the child, beside the child's own ref. */
	ref?: Ref<HTMLElement> | undefined;
	/** The one element that takes over the props. */
	children?: ReactNode;
	/** Builds what stands inside of the child from what the caller put there; the same content by default. */
	wrapContent?: ((content: ReactNode) => ReactNode) | undefined;
}

/**
 * Gives its props, ref and looks to its only child: how `asChild` lets a router's link look like a button.
 * Class names are joined, styles merged, handlers called one after the other, the child's first.
 * @throws when its child is not exactly one element
 */
export function Slot({ children, wrapContent, ref, ...props }: SlotProps) {
	if (!isValidElement<SlotProps>(children)) throw new Error('asChild needs exactly one element as its child');
	const own = children.props;
	return cloneElement(children, {
		...mergeProps(props, own),
		ref: mergeRefs(own.ref, ref),
		...(wrapContent ? { children: wrapContent(own.children) } : {}),
	});
}
