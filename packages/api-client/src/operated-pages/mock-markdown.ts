import type { HelpArticle } from '../help/contract.ts';

type Sections = HelpArticle['sections'];
type Block = Sections[number]['blocks'][number];

/** Sections as the mock API writes them for an editor. */
export function mockMarkdown(sections: Sections): string {
	const blockText = (block: Block): string => {
		switch (block.kind) {
			case 'paragraph':
				return block.text;
			case 'list':
				return block.items.map((item) => `- ${item}`).join('\n');
			case 'steps':
				return block.items.map((item, place) => `${place + 1}. ${item}`).join('\n');
			case 'question':
				return `### ${block.question}\n\n${block.answer}`;
		}
	};
	return sections.map(({ heading, blocks }) => [`## ${heading}`, ...blocks.map(blockText)].join('\n\n')).join('\n\n');
}

const PREFIX = /^(?:- |\d+\. )/;

/** Reads what an editor of a mock shop sends: headings, questions, lists and paragraphs, a part of what the API reads. */
export function readMockMarkdown(markdown: string): Sections {
	const sections: Sections = [];
	const parts = markdown.split(/\n{2,}/).map((part) => part.trim());
	for (const [place, part] of parts.entries()) {
		const blocks = sections.at(-1)?.blocks;
		if (part.startsWith('## ')) sections.push({ heading: part.slice(3), blocks: [] });
		else if (part.startsWith('### ')) {
			blocks?.push({ kind: 'question', question: part.slice(4), answer: parts[place + 1] ?? '' });
		} else if (PREFIX.test(part)) {
			const items = part.split('\n').map((line) => line.replace(PREFIX, ''));
			blocks?.push({ kind: part.startsWith('- ') ? 'list' : 'steps', items });
		} else if (part !== '' && !parts[place - 1]?.startsWith('### ')) blocks?.push({ kind: 'paragraph', text: part });
	}
	return sections.filter(({ blocks }) => blocks.length > 0);
}

/** Lines of HTML, which the API refuses. */
export const htmlLines = (markdown: string): number[] =>
	markdown.split('\n').flatMap((line, place) => (/<\/?[a-z]/i.test(line) ? [place + 1] : []));
