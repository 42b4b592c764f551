import { operatorEndpoints } from '@zaylat/api-client/contract';
import { z } from 'zod';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { decideDifference } from './decide.ts';
import { readSettlementOverview } from './overview.ts';

const isId = (id: string) => z.uuid().safeParse(id).success;

/** Shows operators what settlement files say differently, and takes their decisions. */
export function mountSettlements(router: Router): void {
	const { services } = router;
	mount(router, operatorEndpoints.getSettlementOverview, async () => ({
		data: await readSettlementOverview(services.db),
	}));
	mount(router, operatorEndpoints.decideSettlementDifference, async ({ session, params: { id }, body }) => {
		if (!isId(id)) throw new Failure('path_not_found');
		return { data: { decided: await decideDifference(services, id, body, session) } };
	});
}
