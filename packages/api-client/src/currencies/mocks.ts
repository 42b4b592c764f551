import { CURRENCIES } from '@zaylat/domain/money';
import type { Answerers } from '../mocks/answer.ts';
import { MOCK_RATES } from '../mocks/world.ts';

const COUNTRIES: Readonly<Record<keyof typeof MOCK_RATES, readonly [name: string, country: string, code: string]>> = {
	mmk: ['Myanmar kyat', 'Myanmar', 'MM'],
	yuan: ['Chinese yuan', 'China', 'CN'],
	yen: ['Japanese yen', 'Japan', 'JP'],
	usd: ['US dollar', 'United States', 'US'],
	sgd: ['Singapore dollar', 'Singapore', 'SG'],
	rm: ['Malaysian ringgit', 'Malaysia', 'MY'],
	krw: ['South Korean won', 'South Korea', 'KR'],
	eur: ['Euro', 'Euro area', 'EU'],
	dhs: ['UAE dirham', 'United Arab Emirates', 'AE'],
	thb: ['Thai baht', 'Thailand', 'TH'],
};

/** Mock answers of the currency calls. */
export const currencyAnswers: Pick<Answerers, 'listCurrencies'> = {
	listCurrencies: () => ({
		data: {
			data: Object.values(CURRENCIES).map(({ key, code }) => {
				const [name, country_name, country_code] = COUNTRIES[key];
				const description = `${name} (${code})`;
				const exchange_rate = MOCK_RATES[key];
				return {
					key,
					name,
					country_name,
					country_code,
					description,
					exchange_rate,
					img: `/flags/${country_code.toLowerCase()}.svg`,
				};
			}),
		},
	}),
};
