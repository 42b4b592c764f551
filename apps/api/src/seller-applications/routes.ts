import { getSellerApplication, sendSellerApplication } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { readOwnApplication } from './queries.ts';
import { sendApplication } from './service.ts';

/** Serves the application to sell to the account that sends it. */
export function mountSellerApplications(router: Router): void {
	const { services } = router;
	mount(router, getSellerApplication, async ({ session }) => ({
		data: { application: await readOwnApplication(services, session.userId) },
	}));
	mount(router, sendSellerApplication, async ({ session, body }) => {
		await sendApplication(services, session.userId, body);
		return { data: { application: await readOwnApplication(services, session.userId) } };
	});
}
