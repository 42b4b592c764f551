import type { HelpArticle, HelpBlock } from '@zaylat/api-client/contract';
import type { Paragraph, Root, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

const heading = (depth: 2 | 3, value: string): RootContent => ({
	type: 'heading',
	depth,
	children: [{ type: 'text', value }],
});

function nodesOf(block: HelpBlock): RootContent[] {
	switch (block.kind) {
		case 'paragraph':
			return [paragraph(block.text)];
		case 'list':
		case 'steps': {
			const children = block.items.map((item) => ({ type: 'listItem' as const, children: [paragraph(item)] }));
			return [{ type: 'list', ordered: block.kind === 'steps', spread: false, children }];
		}
		case 'question':
			return [heading(3, block.question), paragraph(block.answer)];
	}
}

/** Writes sections as Markdown, as `readMarkdown` reads them: the texts that the shop came with, to be changed. */
export function toPageMarkdown(sections: HelpArticle['sections']): string {
	const children = sections.flatMap((section) => [heading(2, section.heading), ...section.blocks.flatMap(nodesOf)]);
	const root: Root = { type: 'root', children };
	return toMarkdown(root, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });
}
