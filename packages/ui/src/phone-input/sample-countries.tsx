import { MM, SG, TH } from 'country-flag-icons/react/3x2';
import type { PhoneCountry } from './country-code.tsx';

/** Three countries for stories and tests, as a shop would hand them in. */
export const SAMPLE_COUNTRIES: readonly PhoneCountry[] = [
	{ value: 'mm', code: '+95', name: 'Myanmar', flag: <MM /> },
	{ value: 'th', code: '+66', name: 'Thailand', flag: <TH /> },
	{ value: 'sg', code: '+65', name: 'Singapore', flag: <SG /> },
];
