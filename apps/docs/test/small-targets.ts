/** What may be smaller than 44 px, and why. The least size that WCAG asks for, 24 px, is held by axe. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
	'a:not([class*="flex"], [class*="grid"], [class*="block"])': 'Links in running text are as high as its line.',
	'[data-part$="-toggle"], [data-part$="-clear"]':
		'Buttons at the end of a field of 44 px: a press anywhere in it, the arrow keys and Escape do the same.',
	'[aria-expanded="true"]': 'What it has opened may lie over a part of its hit area.',
	'[data-part="nav-menu-pane"] a': 'Columns of a wide pane, for a mouse; on phones the rows are 44 px high.',
};

/** Selector of all that may be smaller. */
export const SMALL_TARGETS = Object.keys(EXCEPTIONS).join(', ');
