/** Path of the points (Decision 22). */
export const POINTS_PATH = '/Points';
