import { createShop } from '@zaylat/storefront';

/** The shop of this app: Zaylat as the package has it. Options of `createShop` change brand, pages, texts and places. */
export const SHOP = createShop();
