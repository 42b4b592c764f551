import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateField } from '../date-field/index.ts';
import { RangeSlider } from '../range-slider/index.ts';
import { type AllLabels, LabelsProvider, labelsMy, labelsTh, labelsZh } from './index.ts';

describe('LabelsProvider', () => {
	it('sets the labels of the components below it', async () => {
		const screen = await render(
			<LabelsProvider labels={labelsTh}>
				<DateField />
				<RangeSlider aria-label="ราคา" />
			</LabelsProvider>,
		);
		await expect.element(screen.getByRole('textbox', { name: 'เดือน' })).toBeVisible();
		await expect.element(screen.getByRole('slider', { name: 'ต่ำสุด' })).toBeInTheDocument();
	});

	it('is weaker than the labels of a component, and stronger than the outer provider label by label', async () => {
		const screen = await render(
			<LabelsProvider labels={labelsMy}>
				<LabelsProvider labels={{ dateField: { day: 'Day of birth' } }}>
					<DateField labels={{ year: 'Year of birth' }} />
				</LabelsProvider>
			</LabelsProvider>,
		);
		const names = [...screen.container.querySelectorAll('label')].map(({ textContent }) => textContent);
		expect(names).toEqual(['Day of birth', 'လ', 'Year of birth']);
	});
});

/** Each text of a set, with the path to it. */
function textsOf(set: AllLabels): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(set).flatMap(([component, labels]) =>
			Object.entries(labels).map(([name, label]) => [
				`${component}.${name}`,
				typeof label === 'function' ? String(Reflect.apply(label, undefined, [7])) : String(label),
			]),
		),
	);
}

describe.each([
	['Burmese', labelsMy, /[\u1000-\u109f]/],
	['Thai', labelsTh, /[\u0e00-\u0e7f]/],
	['Chinese', labelsZh, /[\u4e00-\u9fff]/],
] as const)('the %s labels', (_name, set, script) => {
	it('are all written in their script', () => {
		const foreign = [...textsOf(set)].filter(([, text]) => !script.test(text) || /[A-Za-z]{2}/.test(text));
		expect(foreign).toEqual([]);
	});

	it('are as many as in the other languages', () => {
		expect([...textsOf(set).keys()]).toEqual([...textsOf(labelsTh).keys()]);
	});
});

it('Burmese labels count in Burmese digits', () => {
	const counts = [...textsOf(labelsMy)].filter(([, text]) => /[\d၇]/.test(text));
	expect(counts.map(([path]) => path)).toEqual([
		'autocomplete.results',
		'combobox.tooShort',
		'combobox.results',
		'commandPalette.results',
		'dataGrid.selectRow',
		'dataGrid.selected',
	]);
	// A row is named by its caller.
	expect(counts.filter(([, text]) => /\d/.test(text)).map(([path]) => path)).toEqual(['dataGrid.selectRow']);
});
