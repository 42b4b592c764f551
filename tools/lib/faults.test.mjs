import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FAULTS, readSource, withFault, workspaceOf } from './faults.mjs';
import { ROOT } from './root.mjs';

test('the text of each fault occurs once in its file, and what replaces it differs', () => {
	for (const fault of FAULTS) {
		const content = readSource(fault.file);
		assert.notEqual(withFault(fault, content), content, fault.id);
	}
});

test('each fault has an id of its own, says what a person suffers, and names test files of one workspace', () => {
	assert.equal(new Set(FAULTS.map(({ id }) => id)).size, FAULTS.length);
	for (const fault of FAULTS) {
		assert.match(fault.harm, /^.{20,}\.$/, fault.id);
		assert.ok(fault.tests.length > 0, fault.id);
		for (const test of fault.tests) {
			assert.ok(existsSync(join(ROOT, test)), `${fault.id}: ${test}`);
			assert.ok(test.startsWith(`${workspaceOf(fault)}/`), `${fault.id}: ${test}`);
		}
	}
});

test('the list has at least 60 faults', () => {
	assert.ok(FAULTS.length >= 60, String(FAULTS.length));
});

test('a fault whose text is gone, or there twice, is refused', () => {
	const fault = { id: 'x', file: 'a.ts', find: '>=', replace: '>', harm: '', tests: ['a.test.ts'] };
	assert.equal(withFault(fault, 'a >= b'), 'a > b');
	assert.throws(() => withFault(fault, 'a > b'), /occurs 0 times/);
	assert.throws(() => withFault(fault, 'a >= b >= c'), /occurs 2 times/);
});
