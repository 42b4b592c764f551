import type { Answerers } from '../mocks/answer.ts';

/** Mock answers of the category calls. */
export const categoryAnswers: Pick<Answerers, 'listCategoriesWithProducts'> = {
	listCategoriesWithProducts: ({ catalogue }) => ({ data: { data: { data: [...catalogue.categories] } } }),
};
