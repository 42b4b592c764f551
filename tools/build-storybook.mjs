/** Builds Storybook unless its sources are unchanged. */
import { buildStorybook, orEnd } from './lib/prepare.mjs';

await orEnd(buildStorybook());
