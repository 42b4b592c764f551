import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COUNTS } from './count.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { reportFile } from './steps.mjs';

const LANES = 2;

/** The longest a step may take, three times as long as the longest does: what hangs must say so, not eat the run. */
const LIMIT_MS = 45 * 60_000;

/**
 * Runs steps in their order, two lanes at a time; a step of two lanes has the machine for itself.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {object} listener
 * @param {(step: object) => void} listener.onStart
 * @param {(step: object, line: string) => void} listener.onLine what a step prints, as it prints it
 * @param {(step: object, result: object) => void} listener.onEnd
 * @returns {Promise<Map<object, { count: import('./count.mjs').Count, output: string, ms: number }>>}
 */
export function runSteps(steps, { onStart, onLine, onEnd }) {
	const waiting = [...steps];
	const results = new Map();
	let freeLanes = LANES;

	return new Promise((done) => {
		const isOver = (name) => {
			const step = steps.find((other) => other.name === name);
			return step === undefined || results.has(step);
		};
		const next = () => {
			if (results.size === steps.length) return done(results);
			for (const step of [...waiting]) {
				const isReady = (step.after ?? []).every(isOver);
				// A step that wants the whole machine is not overtaken for ever by small ones behind it.
				if (!isReady) continue;
				if (step.lanes > freeLanes) break;
				waiting.splice(waiting.indexOf(step), 1);
				freeLanes -= step.lanes;
				onStart(step);
				runStep(step, (line) => onLine(step, line)).then((result) => {
					freeLanes += step.lanes;
					results.set(step, result);
					onEnd(step, result);
					next();
				});
			}
		};
		next();
	});
}

async function runStep(step, onLine) {
	const started = Date.now();
	const report = reportFile(step.name);
	mkdirSync(dirname(report), { recursive: true });
	rmSync(report, { force: true });
	const { code, output } = await run(step.command, {
		cwd: join(ROOT, step.cwd ?? '.'),
		env: { CI: '1', TZ: 'UTC', NO_COLOR: '1', ...step.env },
		onLine,
		limitMs: LIMIT_MS,
	});
	const count = COUNTS[step.kind]({ code, output, report });
	return { count, output, ms: Date.now() - started };
}
