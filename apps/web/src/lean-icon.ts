import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon as Lucide's modules describe it. */
export interface IconData {
	readonly name: string;
	/** Its shapes: elements of SVG with their attributes. */
	readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
	readonly aliases?: readonly string[];
}

/** Props of an icon: those of an svg, and the length of its sides in pixels. */
export interface IconProps extends SVGProps<SVGSVGElement> {
	readonly size?: number | string;
}

const LOOK = {
	xmlns: 'http://www.w3.org/2000/svg',
	viewBox: '0 0 24 24',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;

const TELLING = /^(aria-|role$|title$)/;

/**
 * Makes the component of an icon, with the markup that Lucide's own maker of components gives it. In builds it stands in
 * that one's place (`build/lean-icons.ts`), which knows more than we use: contexts, strokes that do not scale, other names.
 */
export default function leanIcon({ name, node, aliases = [] }: IconData) {
	const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
	return function Icon({ size = 24, className, children, ...props }: IconProps): ReactElement {
		// What says something to screen readers is not hidden from them.
		const isTelling =
			children !== undefined ||
			Object.entries(props).some(([prop, value]) => TELLING.test(prop) && value !== undefined);
		return createElement(
			'svg',
			{
				...LOOK,
				width: size,
				height: size,
				...(!isTelling && { 'aria-hidden': true }),
				...props,
				className: className ? `${own} ${className}` : own,
			},
			...node.map(([tag, attributes]) => createElement(tag, attributes)),
			children,
		);
	};
}
