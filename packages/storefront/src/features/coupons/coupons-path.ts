/** Path of the shopper's coupons: a section of the account (Decision 22). */
export const COUPONS_PATH = '/profile?target=coupons';
