import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { mergeRefs, Slot } from './index.ts';

describe('Slot', () => {
	it('joins classes and styles, and lets the child win elsewhere', async () => {
		const screen = await render(
			<Slot className="outer" style={{ color: 'red', top: 1 }} id="outer" title="outer">
				<a href="/" className="inner" style={{ color: 'blue' }} id="inner">
					Home
				</a>
			</Slot>,
		);
		const link = screen.getByRole('link');
		await expect.element(link).toHaveClass('outer', 'inner', { exact: true });
		await expect.element(link).toHaveStyle({ color: 'rgb(0, 0, 255)', top: '1px' });
		await expect.element(link).toHaveAttribute('id', 'inner');
		await expect.element(link).toHaveAttribute('title', 'outer');
	});

	it('calls the handler of the child first, then its own', async () => {
		const order: string[] = [];
		const screen = await render(
			<Slot onClick={() => order.push('outer')}>
				<button type="button" onClick={() => order.push('inner')}>
					Go
				</button>
			</Slot>,
		);
		await screen.getByRole('button').click();
		expect(order).toEqual(['inner', 'outer']);
	});

	it('gives the element to both refs', async () => {
		const inner = createRef<HTMLAnchorElement>();
		const outer = createRef<HTMLElement>();
		const screen = await render(
			<Slot ref={outer}>
				<a ref={inner} href="/">
					Home
				</a>
			</Slot>,
		);
		expect(outer.current).toBe(screen.getByRole('link').element());
		expect(inner.current).toBe(outer.current);
	});

	it('builds the content from what the child held', async () => {
		const screen = await render(
			<Slot wrapContent={(content) => <b>{content}!</b>}>
				<p>Hello</p>
			</Slot>,
		);
		expect(screen.container.innerHTML).toBe('<p><b>Hello!</b></p>');
	});

	it.each([
		['text', 'Home'],
		['two elements', [<i key="1" />, <i key="2" />]],
		['nothing', undefined],
	])('refuses %s as its child', (_, children) => {
		expect(() => renderToString(<Slot>{children}</Slot>)).toThrow('single React element child');
	});
});

describe('mergeRefs', () => {
	it('is undefined without refs, so that nothing is attached', () => {
		expect(mergeRefs(undefined, null)).toBeUndefined();
	});

	it('uses the clean-up that a callback ref returns, else calls it with null', () => {
		const cleanUp = vi.fn();
		const returning = vi.fn(() => cleanUp);
		const plain = vi.fn(() => undefined);
		const element = document.createElement('div');
		const detach = mergeRefs<Element>(returning, plain)?.(element);
		expect(returning).toHaveBeenCalledWith(element);
		if (typeof detach === 'function') detach();
		expect(cleanUp).toHaveBeenCalledOnce();
		expect(returning).toHaveBeenCalledOnce();
		expect(plain.mock.calls).toEqual([[element], [null]]);
	});
});
