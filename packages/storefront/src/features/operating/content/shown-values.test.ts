import { expect, test } from 'vitest';
import { shownValues, textValues, timesInMs, writtenText, writtenTimes } from './shown-values.ts';

const STORED = {
	isDraft: false,
	startsAt: '2026-12-06T03:00:12.000Z',
	endsAt: null,
	languages: ['thai' as const],
};

test('times are shown by the clock of the edition, and kept to the second while nobody changes them', () => {
	const values = shownValues(STORED, 'mm');
	expect(values).toEqual({ isDraft: false, startsAt: '2026-12-06T09:30', endsAt: '', languages: ['thai'] });
	expect(writtenTimes(values, 'mm', STORED)).toEqual(STORED);
	const later = writtenTimes({ ...values, startsAt: '2026-12-06T10:00', endsAt: '2026-12-07T00:00' }, 'mm', STORED);
	expect(later).toMatchObject({ startsAt: '2026-12-06T03:30:00.000Z', endsAt: '2026-12-06T17:30:00.000Z' });
	expect(timesInMs(later)).toMatchObject({ startsAt: Date.UTC(2026, 11, 6, 3, 30), languages: ['thai'] });
});

test('something new is a draft for all languages', () => {
	expect(shownValues(undefined, 'th')).toEqual({ isDraft: true, startsAt: '', endsAt: '', languages: [] });
});

test('languages that are empty are not sent', () => {
	expect(textValues({ mm: 'လက်ဖက်' })).toEqual({ en: '', mm: 'လက်ဖက်', thai: '', china: '' });
	expect(writtenText({ en: ' ', mm: 'လက်ဖက်', thai: '', china: '' })).toEqual({ mm: 'လက်ဖက်' });
});
