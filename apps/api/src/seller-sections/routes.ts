import { getSellerSections, setSellerSections } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { readSections, writeSections } from './service.ts';

/** Serves the own categories of shops to the accounts that answer for them. */
export function mountSellerSections(router: Router): void {
	const { db } = router.services;
	mount(router, getSellerSections, async ({ session: { shopIds }, params, language }) => ({
		data: await readSections(db, { shopIds, language }, params.slug),
	}));
	mount(router, setSellerSections, async ({ session: { shopIds }, params, body, language }) => {
		await writeSections(db, { shopIds, language }, params.slug, body.sections);
		return { data: await readSections(db, { shopIds, language }, params.slug) };
	});
}
