/** Path of the list of shops (Decision 22). */
export const SHOPS_PATH = '/Shops';
