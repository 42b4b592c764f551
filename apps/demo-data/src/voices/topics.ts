import { APPLIANCE_VOICES } from './appliances.ts';
import { CARE_VOICES } from './care.ts';
import { DIGITAL_VOICES } from './digital.ts';
import { ELECTRONIC_VOICES } from './electronics.ts';
import { FASHION_VOICES } from './fashion.ts';
import { FOOD_VOICES } from './food.ts';
import { HOME_VOICES } from './home.ts';
import { LEISURE_VOICES } from './leisure.ts';
import type { Voice } from './types.ts';

const VOICES = {
	...ELECTRONIC_VOICES,
	...APPLIANCE_VOICES,
	...FASHION_VOICES,
	...CARE_VOICES,
	...FOOD_VOICES,
	...HOME_VOICES,
	...LEISURE_VOICES,
	...DIGITAL_VOICES,
};

/** What products that are spoken of in the same words have in common. */
export type Topic = keyof typeof VOICES;

/** What is said of products of each topic. */
export const TOPIC_VOICES: Readonly<Record<Topic, Voice>> = VOICES;
