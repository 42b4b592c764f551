import type { InitialData } from '@zaylat/api/seeding';
import { DEMO_ACCOUNT } from './accounts.ts';
import { RATES } from './reference.ts';
import { RENDERS } from './renders.ts';
import { seedOnce } from './seed.ts';

/** The data that the shop begins with. */
export const DEMO_DATA: InitialData = {
	seed: seedOnce,
	renders: RENDERS,
	publishedPasswords: [DEMO_ACCOUNT.password],
	rates: RATES,
};
