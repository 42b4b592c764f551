import { sendPageFigures } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';

/** Takes the figures of pages that browsers measured, into the metrics of this process. */
export function mountPageFigures(router: Router): void {
	const { pageHistograms } = router.services;
	mount(router, sendPageFigures, async ({ body }) => {
		pageHistograms.observe(body);
		return { data: {} };
	});
}
