import type { FeatureState } from '../../core/context/app-context.ts';
import { createDemoNotice, type DemoNotice } from './demo-notice.ts';

/** The banner that says that the shop is a demo. */
export const demoNoticeState: FeatureState<DemoNotice> = {
	create: ({ isDemoNoticeDismissed, window }) =>
		createDemoNotice(!isDemoNoticeDismissed, (cookie) => {
			if (window) window.document.cookie = cookie;
		}),
};
