import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import type { Answerers } from '../mocks/answer.ts';

/** Mock answers of the location calls. */
export const locationAnswers: Pick<Answerers, 'listCountries'> = {
	listCountries: () => ({
		data: LOCAL_COUNTRIES.flatMap(({ name, code }) =>
			code === undefined ? [] : [{ name_en: name.en, postcode: code }],
		),
	}),
};
