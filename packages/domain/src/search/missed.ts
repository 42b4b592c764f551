/** Days until today of which searches without a result are reported; they are kept for the longest of them. */
export const MISSED_SEARCH_DAYS = [7, 30, 90] as const;

/** One of these numbers of days. */
export type MissedSearchDays = (typeof MISSED_SEARCH_DAYS)[number];

/** Days for which searches without a result are kept, counted without who searched. */
export const MISSED_SEARCHES_KEPT_DAYS: MissedSearchDays = 90;
