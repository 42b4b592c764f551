import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import type { RateTable } from '@zaylat/domain/money';

/** Currencies of Specification §3; rates are kyat per unit, to begin with. */
export const CURRENCIES = [
	['mmk', 'Kyat', 'Myanmar', 'MM', 'Myanmar kyat', '1'],
	['thb', 'Baht', 'Thailand', 'TH', 'Thai baht', '100'],
	['yuan', 'Yuan', 'China', 'CN', 'Chinese yuan', '490.5'],
	['yen', 'Yen', 'Japan', 'JP', 'Japanese yen', '22.6'],
	['usd', 'Dollar', 'United States', 'US', 'US dollar', '3520'],
	['sgd', 'Singapore dollar', 'Singapore', 'SG', 'Singapore dollar', '2715'],
	['rm', 'Ringgit', 'Malaysia', 'MY', 'Malaysian ringgit', '842'],
	['krw', 'Won', 'South Korea', 'KR', 'South Korean won', '2.42'],
	['eur', 'Euro', 'Euro area', 'EU', 'Euro', '4080'],
	['dhs', 'Dirham', 'United Arab Emirates', 'AE', 'UAE dirham', '958.5'],
] as const;

/** Countries that goods are delivered to; the codes of Specification §3. */
export const COUNTRIES = (['mm', 'th', 'cn', 'us', 'jp', 'mala', 'sg', 'uae'] as const).flatMap((value) =>
	LOCAL_COUNTRIES.filter((country) => country.value === value).map(({ code = '', name }) => [code, name.en] as const),
);

/** Kyat per unit of each currency. */
export const RATES: RateTable = Object.fromEntries(CURRENCIES.map(([key, , , , , rate]) => [key, rate]));
