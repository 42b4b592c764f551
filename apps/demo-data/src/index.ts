import { RATES } from '@zaylat/api/base-data';
import type { InitialData } from '@zaylat/api/seeding';
import { DEMO_ACCOUNT } from './accounts.ts';
import { RENDERS } from './renders.ts';
import { RENDERS_KEY, seedOnce } from './seed.ts';

/** The data of the demo profile. */
export const DEMO_DATA: InitialData = {
	seed: seedOnce,
	marker: RENDERS_KEY,
	renders: RENDERS,
	publishedPasswords: [DEMO_ACCOUNT.password],
	rates: RATES,
};

/**
 * The data of the production profile: nothing is filled in. A database that an earlier version filled with the catalogue of
 * the demo keeps its goods and their pictures.
 */
export const PRODUCTION_DATA: InitialData = { ...DEMO_DATA, seed: async () => false };
