import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Tag } from './index.ts';

testConformance((props) => <Tag {...props}>Cotton</Tag>, { part: 'tag' });

it('stays within its place when the words are long', async () => {
	const screen = await render(
		<div lang="th" style={{ width: 120 }}>
			<Tag data-testid="tag">ผ้าฝ้ายทอมือย้อมสีธรรมชาติจากเชียงใหม่</Tag>
		</div>,
	);
	const tag = screen.getByTestId('tag').element();
	expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(120);
	expect(tag.scrollWidth).toBeLessThanOrEqual(120);
});

it('lends its look to a link, whose hit area is 44 px high', async () => {
	const screen = await render(
		<p style={{ padding: 40 }}>
			<Tag asChild icon={<svg data-testid="icon" />}>
				<a href="#cotton">Cotton</a>
			</Tag>
		</p>,
	);
	const link = screen.getByRole('link', { name: 'Cotton' }).element();
	expect(link.contains(screen.getByTestId('icon').element())).toBe(true);
	const { left, top, height } = link.getBoundingClientRect();
	const middle = top + height / 2;
	expect(document.elementFromPoint(left + 20, middle - 21)).toBe(link);
	expect(document.elementFromPoint(left + 20, middle + 21)).toBe(link);
});
