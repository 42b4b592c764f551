import { categoriesWithProducts } from '@zaylat/api-client';

/** The categories of goods, three levels deep. */
export const CATEGORY_TREE = categoriesWithProducts();
