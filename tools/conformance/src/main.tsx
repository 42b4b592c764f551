import { createRoot } from 'react-dom/client';
import type { Fixtures } from '../../../apps/docs/conformance/fixtures.ts';
import { type Reading as Direction, Host } from '../../../apps/docs/conformance/host.tsx';

/** The libraries, each with its scenes and with what tells its parts the direction of reading. */
const LIBRARIES: Readonly<Record<string, () => Promise<{ fixtures: Fixtures; Reading: Direction }>>> = {
	'base-ui': () => import('./base-ui.tsx'),
	'react-aria': () => import('./react-aria.tsx'),
	radix: () => import('./radix.tsx'),
};

const { fixtures, Reading } = await (LIBRARIES[location.search.slice(1)] ?? LIBRARIES.radix)();
window.scenes = Object.keys(fixtures);
// React Aria hides a popover until it is placed, which it never is in a page without styles.
const placed = new CSSStyleSheet();
placed.insertRule(
	'.react-aria-Popover { opacity: 1 !important; clip: auto !important; clip-path: none !important; mask-image: none !important; }',
);
document.adoptedStyleSheets.push(placed);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Host fixtures={fixtures} Reading={Reading} />);
