import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'LoadingBar',
	group: 'Feedback',
	aliases: ['top loader', 'progress of the page', 'nprogress'],
	status: 'ready',
	purpose: 'Says that the next page is on its way.',
	use: ['Once, for changes of the whole page; it shows in the very render in which loading starts.'],
	avoid: [
		{ when: 'A part of the page loads.', instead: 'Skeleton or Spinner there' },
		{ when: 'It is known how far it is.', instead: 'Progress' },
	],
	accessibility: [
		'A progress bar without a value, named by `label`, and gone for screen readers when it ends; the new page’s title and focus tell that it has come.',
		'It lets presses through. With reduced motion it stands full instead of creeping.',
	],
	content: ['The label says what loads: “Loading page”.'],
};
