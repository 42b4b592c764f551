/** Path of what the seller's shops earned. */
export const EARNINGS_PATH = '/Selling/Earnings';

/** Path of one statement. */
export const statementPath = (number: string): string => `/Selling/Statements/${encodeURIComponent(number)}`;
