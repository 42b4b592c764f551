import {
	getSellerImport,
	importSellerProducts,
	listImportFaults,
	listSellerImports,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { mountGoodsFiles } from './files.ts';
import { faultPage, importPage, ownImport, storeImport } from './service.ts';

/** Takes files of goods from sellers, and tells them what came of these. */
export function mountSellerImports(router: Router): void {
	const { services } = router;
	const { db } = services;
	mountGoodsFiles(router);

	mount(router, importSellerProducts, async ({ session: { shopIds }, query, file, language }) => {
		const id = await storeImport(services, shopIds, query, file);
		return { data: await ownImport(db, { shopIds, language }, id) };
	});
	mount(router, listSellerImports, async ({ session: { shopIds }, query, language }) => ({
		data: await importPage(db, { shopIds, language }, query),
	}));
	mount(router, getSellerImport, async ({ session: { shopIds }, params, language }) => ({
		data: await ownImport(db, { shopIds, language }, params.id),
	}));
	mount(router, listImportFaults, async ({ session: { shopIds }, params, query, language }) => ({
		data: await faultPage(db, { shopIds, language }, params.id, query),
	}));
}
