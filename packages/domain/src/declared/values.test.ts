import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DECLARED } from '../search/index.ts';
import { byAttribute, declaredText, readDeclared } from './index.ts';

describe('values in an address', () => {
	it('are read once each; what is none is left out', () => {
		expect(readDeclared(['screen:6.7', 'screen:6.7', 'fabric:cotton', 'x', ':', 'a:', 'a:b:c', 'a: b'])).toEqual([
			{ attribute: 'screen', value: '6.7' },
			{ attribute: 'fabric', value: 'cotton' },
		]);
	});

	it('are read as they are written, whatever stands there', () => {
		fc.assert(
			fc.property(fc.array(fc.string()), (texts) => {
				const values = readDeclared([...texts, 'screen:6.7']);
				expect(readDeclared(values.map(declaredText))).toEqual(values);
				expect(values.length).toBeLessThanOrEqual(MOST_DECLARED);
			}),
		);
	});

	it('are grouped by attribute', () => {
		expect(byAttribute(readDeclared(['a:1', 'b:1', 'a:2']))).toEqual(
			new Map([
				['a', ['1', '2']],
				['b', ['1']],
			]),
		);
	});
});
