import type { HelpArticle, HelpBlock, HelpSpan } from '@zaylat/api-client/contract';
import { isShopPath } from '@zaylat/domain/content';
import type { BlockContent, ListItem, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** What a line of Markdown has that pages have not, or must not have. */
export interface MarkdownProblem {
	readonly line: number;
	readonly problem: 'html' | 'link' | 'heading' | 'before_heading' | 'empty_section' | 'unsupported';
}

/** A page that was read from Markdown. */
export interface ReadMarkdown {
	readonly sections: HelpArticle['sections'];
	readonly problems: readonly MarkdownProblem[];
}

/** Level of headings of sections, and of questions. */
const SECTION = 2;
const QUESTION = 3;

/** Places to which a link may lead outside of the shop. */
const OUTSIDE = /^(?:https:\/\/[^\s/?#@]+(?:[/?#]\S*)?|mailto:[^\s]+|tel:\+?[\d-]+)$/i;

/**
 * Reads a page written in Markdown: `##` begins a section, `###` a question that is answered below; paragraphs, lists and numbered
 * steps, words in bold or italics, and links. Anything else is a problem and left out: HTML first of all, so that what a page
 * shows is text that this server has written.
 */
export function readMarkdown(markdown: string): ReadMarkdown {
	const root: Root = fromMarkdown(markdown);
	const problems: MarkdownProblem[] = [];
	const note = (node: Nodes, problem: MarkdownProblem['problem']) => {
		problems.push({ line: node.position?.start.line ?? 1, problem });
	};
	const sections: { heading: string; blocks: HelpBlock[]; line: number }[] = [];
	let question: { readonly question: string; readonly answer: HelpSpan[]; readonly node: Nodes } | undefined;

	function endQuestion(): void {
		if (question === undefined) return;
		const { answer, node, ...asked } = question;
		question = undefined;
		if (answer.length === 0) note(node, 'empty_section');
		else sections.at(-1)?.blocks.push({ kind: 'question', ...asked, answer: plain(answer), ...spansOf(answer) });
	}

	function read(node: RootContent): void {
		const section = sections.at(-1);
		const isAnswer = question !== undefined && node.type === 'paragraph';
		if (!isAnswer) endQuestion();
		if (node.type === 'heading' && node.depth === SECTION) {
			const line = node.position?.start.line ?? 1;
			sections.push({ heading: plain(spansIn(node.children, note)), blocks: [], line });
		} else if (section === undefined) {
			note(node, node.type === 'html' ? 'html' : 'before_heading');
		} else if (node.type === 'heading') {
			if (node.depth !== QUESTION) note(node, 'heading');
			else question = { question: plain(spansIn(node.children, note)), answer: [], node };
		} else if (question !== undefined && node.type === 'paragraph') {
			const more = spansIn(node.children, note);
			question.answer.push(...(question.answer.length > 0 ? [{ text: ' ' }, ...more] : more));
		} else {
			section.blocks.push(...blockOf(node, note));
		}
	}

	for (const node of root.children) read(node);
	endQuestion();
	for (const { blocks, line } of sections) if (blocks.length === 0) problems.push({ line, problem: 'empty_section' });
	return {
		sections: sections.filter(({ blocks }) => blocks.length > 0).map(({ heading, blocks }) => ({ heading, blocks })),
		problems: problems.toSorted((one, other) => one.line - other.line),
	};
}

type Note = (node: Nodes, problem: MarkdownProblem['problem']) => void;

function blockOf(node: RootContent, note: Note): HelpBlock[] {
	if (node.type === 'paragraph') {
		const spans = spansIn(node.children, note);
		return spans.length === 0 ? [] : [{ kind: 'paragraph', text: plain(spans), ...spansOf(spans) }];
	}
	if (node.type === 'list') {
		const items = node.children.map((item) => itemOf(item, note)).filter((spans) => spans.length > 0);
		if (items.length === 0) return [];
		const isRich = items.some((spans) => 'spans' in spansOf(spans));
		return [{ kind: node.ordered ? 'steps' : 'list', items: items.map(plain), ...(isRich && { spans: items }) }];
	}
	note(node, node.type === 'html' ? 'html' : 'unsupported');
	return [];
}

/** What an item of a list says: one paragraph. */
function itemOf({ children }: ListItem, note: Note): HelpSpan[] {
	const isParagraph = (child: BlockContent | ListItem['children'][number]): child is Paragraph =>
		child.type === 'paragraph';
	for (const child of children) if (!isParagraph(child)) note(child, child.type === 'html' ? 'html' : 'unsupported');
	const [first, ...others] = children.filter(isParagraph);
	for (const other of others) note(other, 'unsupported');
	return first ? spansIn(first.children, note) : [];
}

type Look = Omit<HelpSpan, 'text'>;

/** The words of a line, each run with its look; runs of the same look are one. */
function spansIn(nodes: readonly PhrasingContent[], note: Note, look: Look = {}): HelpSpan[] {
	const spans = nodes.flatMap((node): HelpSpan[] => {
		switch (node.type) {
			case 'text':
			case 'inlineCode':
				// A line that is broken in the source goes on.
				return [{ text: node.value.replaceAll(/\s*\n\s*/g, ' '), ...look }];
			case 'break':
				return [{ text: ' ', ...look }];
			case 'strong':
				return spansIn(node.children, note, { ...look, isStrong: true });
			case 'emphasis':
				return spansIn(node.children, note, { ...look, isEmphasis: true });
			case 'link': {
				const isSafe = isShopPath(node.url) || OUTSIDE.test(node.url);
				if (!isSafe) note(node, 'link');
				return spansIn(node.children, note, isSafe ? { ...look, to: node.url } : look);
			}
			default:
				note(node, node.type === 'html' ? 'html' : 'unsupported');
				return [];
		}
	});
	return merged(spans);
}

const lookOf = ({ text: _, ...look }: HelpSpan) => JSON.stringify(look);

function merged(spans: readonly HelpSpan[]): HelpSpan[] {
	const found: HelpSpan[] = [];
	for (const span of spans) {
		const last = found.at(-1);
		if (last && lookOf(last) === lookOf(span)) found[found.length - 1] = { ...last, text: last.text + span.text };
		else if (span.text !== '') found.push(span);
	}
	return found;
}

const plain = (spans: readonly HelpSpan[]): string =>
	spans
		.map(({ text }) => text)
		.join('')
		.trim();

/** The runs of a text, where some has a look of its own. */
const spansOf = (spans: HelpSpan[]): { spans?: HelpSpan[] } =>
	spans.some((span) => lookOf(span) !== '{}') ? { spans } : {};
