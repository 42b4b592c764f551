import { readFileSync } from 'node:fs';

/** One picture that differs from the committed one. */
export interface Difference {
	/** Title of the story: `Components/Forms/Select`. */
	readonly title: string;
	readonly story: string;
	/** `dark`, `phone-burmese`. */
	readonly mode: string;
	/** Files beside the page, by what they show; a new story has no picture before. */
	readonly before: string | undefined;
	readonly after: string | undefined;
	readonly difference: string | undefined;
}

const TOKENS = readFileSync(new URL(import.meta.resolve('@zaylat/tokens/tokens.css')), 'utf8');

const STYLE = `
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1rem 4rem; background: var(--zl-color-surface); color: var(--zl-color-text); font: 1rem/1.45 system-ui, sans-serif; }
a { color: var(--zl-color-accent-text); }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--zl-color-border); padding-bottom: 0.5rem; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
.pictures[data-one] { grid-template-columns: minmax(0, 1fr); }
.pictures[data-one="before"] figure:not(.before), .pictures[data-one="after"] figure:not(.after) { display: none; }
figure { margin: 0; }
figcaption { color: var(--zl-color-text-muted); font-size: 0.875rem; }
img { max-width: 100%; border: 1px solid var(--zl-color-border); background: var(--zl-color-surface-raised); }
button { min-height: 44px; padding: 0 1rem; border: 1px solid var(--zl-color-border-strong); border-radius: 6px; background: var(--zl-color-surface-raised); color: inherit; font: inherit; }
`;

/** Buttons show before and after at the same place in turn: what jumps is what changed. */
const SCRIPT = `
for (const button of document.querySelectorAll('button')) {
	button.addEventListener('click', () => {
		const pictures = button.parentElement.querySelector('.pictures');
		const next = { undefined: 'before', before: 'after', after: undefined }[pictures.dataset.one];
		if (next) pictures.dataset.one = next;
		else delete pictures.dataset.one;
		button.textContent = next ? 'Shown: ' + next : 'Compare at one place';
	});
}
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const anchor = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

function figure(name: 'before' | 'after' | 'difference', file: string | undefined): string {
	const picture = file ? `<a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a>` : 'no picture';
	return `<figure class="${name}"><figcaption>${name}</figcaption>${picture}</figure>`;
}

function section({ story, mode, before, after, difference }: Difference): string {
	return `<section><h3>${escaped(story)}, ${escaped(mode)}</h3><button type="button">Compare at one place</button>
<div class="pictures">${figure('before', before)}${figure('after', after)}${figure('difference', difference)}</div></section>`;
}

/** A page without further files than its pictures: before, after and difference, grouped by component or screen. */
export function differencePage(differences: readonly Difference[]): string {
	const groups = Map.groupBy(differences, ({ title }) => title);
	const titles = [...groups.keys()].sort();
	const list = titles.map(
		(title) => `<li><a href="#${anchor(title)}">${escaped(title)}</a> (${groups.get(title)?.length})</li>`,
	);
	const parts = titles.map(
		(title) => `<h2 id="${anchor(title)}">${escaped(title)}</h2>${(groups.get(title) ?? []).map(section).join('\n')}`,
	);
	return `<!doctype html>
<html lang="en" data-color-mode="system">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>${TOKENS}${STYLE}</style>
<h1>Visual differences</h1>
<p>${differences.length} pictures of ${titles.length} components and screens differ from the committed ones.</p>
<ul>${list.join('')}</ul>
${parts.join('\n')}
<script>${SCRIPT}</script>
</html>
`;
}
