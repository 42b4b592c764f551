import { points } from '@zaylat/api-client';

/** Path of the points (Decision 22). */
export const POINTS_PATH = '/Points';

/** A page of the history of points. @param cursor where it begins; at the newest when undefined */
export const pointsRequest = (cursor: string | undefined) => points({ cursor });
