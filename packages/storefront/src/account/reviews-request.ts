import { ownReviews } from '@zaylat/api-client';

/** A page of the reviews that the account wrote. @param cursor where it begins; at the last written when undefined */
export const reviewsRequest = (cursor: string | undefined) => ownReviews({ cursor });
