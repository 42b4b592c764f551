const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A day of the week as OpenStreetMap writes it. */
export type WeekDay = (typeof DAYS)[number];

/** Days of the week on which the same hours hold. */
export interface OpeningHours {
	readonly from: WeekDay;
	/** Absent when the hours hold on one day. */
	readonly to?: WeekDay;
	/** For example `09:30–16:30`; several spans are joined by a comma. */
	readonly times: string;
}

const RULE = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*)$/;

/**
 * Reads opening hours in the notation of OpenStreetMap, as far as post offices use it: `Mo-Fr 09:30-16:30; Sa 09:00-12:00`.
 * @returns undefined for anything that is not understood; it is then shown as it is
 */
export function readOpeningHours(text: string): readonly OpeningHours[] | undefined {
	const rules = text.split(';').map((rule) => readRule(rule.trim()));
	return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function readRule(rule: string): OpeningHours | undefined {
	const [, first, last, spans] = RULE.exec(rule) ?? [];
	const from = DAYS.find((day) => day === first);
	const to = DAYS.find((day) => day === last);
	if (from === undefined || spans === undefined || (last !== undefined && to === undefined)) return undefined;
	return { from, ...(to ? { to } : {}), times: spans.replaceAll('-', '–').replaceAll(',', ', ') };
}
