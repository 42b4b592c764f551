/** Builds the shop for production unless its sources are unchanged. */
import { buildShop, orEnd } from './lib/prepare.mjs';

await orEnd(buildShop());
