import {
	addWebhook,
	changeWebhook,
	getWebhookDelivery,
	listWebhookDeliveries,
	listWebhooks,
	removeWebhook,
	replaceWebhookSecret,
	replayWebhooks,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { allEndpoints, findDeliveries, findDelivery, findEndpoint } from './queries.ts';
import { addEndpoint, changeEndpoint, removeEndpoint, replaceSecret, replay } from './service.ts';

/** Serves to staff where events are sent, and what became of them. */
export function mountWebhooks(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const read = (id: string) => findEndpoint(db, id, new Date(now()));
	const all = async () => ({ data: { items: await allEndpoints(db, new Date(now())) } });

	mount(router, listWebhooks, all);
	mount(router, addWebhook, async ({ session, body }) => {
		const { id, secret } = await addEndpoint(services, session, body);
		return { data: { endpoint: await read(id), secret } };
	});
	mount(router, changeWebhook, async ({ session, params, body }) => {
		await changeEndpoint(services, session, params.id, body);
		return { data: await read(params.id) };
	});
	mount(router, replaceWebhookSecret, async ({ session, params }) => {
		const secret = await replaceSecret(services, session, params.id);
		return { data: { endpoint: await read(params.id), secret } };
	});
	mount(router, removeWebhook, async ({ session, params }) => {
		await removeEndpoint(services, session, params.id);
		return all();
	});
	mount(router, listWebhookDeliveries, async ({ query }) => ({ data: await findDeliveries(db, query) }));
	mount(router, getWebhookDelivery, async ({ params }) => ({ data: await findDelivery(db, params.id) }));
	mount(router, replayWebhooks, async ({ session, body }) => ({
		data: { replayed: await replay(services, session, body) },
	}));
}
