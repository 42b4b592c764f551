import { addCartLine, changeCartLine, countCart, getCart, removeCartLine } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { countPieces, readCart } from './read.ts';
import { addPieces, changeLine, removeLine } from './service.ts';

/** Identifies the cart of a call. */
interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the cart of the session. */
export function mountCart(router: Router): void {
	const { db, now } = router.services;
	const ownerOf = ({ session, edition }: Caller) => ({ userId: session.userId, edition });
	const cartOf = async (call: Caller) => ({ data: await readCart(db, ownerOf(call), call.language, now()) });

	mount(router, countCart, async (call) => ({ data: { count: await countPieces(db, ownerOf(call)) } }));
	mount(router, getCart, cartOf);
	mount(router, addCartLine, async (call) => {
		await addPieces(db, ownerOf(call), call.body, new Date(now()), call.keyedCall);
		return cartOf(call);
	});
	mount(router, changeCartLine, async (call) => {
		await changeLine(db, ownerOf(call), call.params.lineId, call.body, new Date(now()), call.keyedCall);
		return cartOf(call);
	});
	mount(router, removeCartLine, async (call) => {
		await removeLine(db, ownerOf(call), call.params.lineId, new Date(now()), call.keyedCall);
		return cartOf(call);
	});
}
