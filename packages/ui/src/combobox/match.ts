/** Marks can be typed in more than one order; composed they are the same, and case does not count. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().trim();

/** Whether a text contains what was typed. */
export const isMatch = (text: string, query: string): boolean => plain(text).includes(plain(query));

/** Whether a text is what was typed. */
export const isSame = (text: string, query: string): boolean => plain(text) === plain(query);
