const LONGEST = 155;

/** The beginning of a text in one line, as long as search results show it, ending at a whole word. */
export function firstSentences(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= LONGEST) return line;
	return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
