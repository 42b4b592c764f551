import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

/** Props that a component under test must hand to its root; spread them on it. */
export interface RootProps {
	ref?: (element: Element | null) => void;
	id?: string;
	className?: string;
	title?: string;
	'aria-describedby'?: string;
	'data-probe'?: string;
}

/** What differs between components. */
export interface Conformance {
	/** `data-part` of the root, the element that takes ref and props. */
	part: string;
	/** `data-part` of the element that takes the class name, where a box is around the root. */
	classNamePart?: string;
	/** `aria-describedby` is the component's own; it is not checked then. */
	ownsDescription?: boolean;
	/** `title` is a prop of the component with another meaning; it is not checked then. */
	ownsTitle?: boolean;
	/** It is rendered in a portal, of which the server's markup has nothing. */
	isPortal?: boolean;
}

/**
 * Checks the habits that all components share: ref and props reach the root, class names are appended, parts are
 * named, and the server can render it.
 * @example
 * testConformance((props) => <Badge {...props}>New</Badge>, { part: 'badge' });
 */
export function testConformance(
	renderWith: (props: RootProps) => ReactElement,
	{ part, classNamePart = part, ownsDescription = false, ownsTitle = false, isPortal = false }: Conformance,
) {
	const partOf = (name: string) => {
		const element = document.querySelector(`[data-part="${name}"]`);
		if (!element) throw new Error(`no element with data-part="${name}"`);
		return element;
	};

	describe('as every component', () => {
		it('hands ref and props to its root', async () => {
			let reached: Element | null = null;
			const ref = (element: Element | null) => {
				reached = element;
			};
			const screen = await render(
				renderWith({ ref, id: 'probe', title: 'Probe', 'data-probe': 'yes', 'aria-describedby': 'elsewhere' }),
			);
			const root = partOf(part);
			expect(reached).toBe(root);
			expect(root.id).toBe('probe');
			if (!ownsTitle) expect(root.getAttribute('title')).toBe('Probe');
			expect(root.getAttribute('data-probe')).toBe('yes');
			if (!ownsDescription) expect(root.getAttribute('aria-describedby')).toBe('elsewhere');
			await screen.unmount();
			expect(reached).toBeNull();
		});

		it('keeps its own classes and appends those of the caller', async () => {
			const plain = await render(renderWith({}));
			const own = [...partOf(classNamePart).classList];
			await plain.unmount();
			await render(renderWith({ className: 'probe-class' }));
			expect([...partOf(classNamePart).classList]).toEqual([...own, 'probe-class']);
		});

		it('renders on the server', () => {
			expect(renderToString(renderWith({})).includes(`data-part="${part}"`)).toBe(!isPortal);
		});
	});
}
