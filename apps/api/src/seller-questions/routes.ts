import { answerQuestion, listSellerQuestions } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { questionOfShops, questionsOfShops } from '../questions/queries.ts';
import { answerForShop } from '../questions/service.ts';

/** Serves the questions about products to the accounts that answer for their shops (Decision 15). */
export function mountSellerQuestions(router: Router): void {
	const { services } = router;
	const { db } = services;
	mount(router, listSellerQuestions, async ({ session: { shopIds }, edition, language, query }) => ({
		data: await questionsOfShops(db, { shopIds, edition, language }, query),
	}));
	mount(router, answerQuestion, async ({ session: { shopIds }, language, params: { questionId }, body }) => {
		await answerForShop(services, shopIds, questionId, { text: body.text, language });
		return { data: await questionOfShops(db, shopIds, questionId, language) };
	});
}
