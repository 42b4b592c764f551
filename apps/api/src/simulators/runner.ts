import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { type Repetition, repeat } from './repeat.ts';
import type { Simulator } from './simulator.ts';

/** Milliseconds between two rounds: an answer is sent within seconds. */
const ROUND_MS = 2_000;

/**
 * Runs simulators one after the other until it is stopped. They play people and act within seconds, of which a schedule
 * of jobs knows nothing.
 */
export function startSimulators(
	services: Services,
	simulators: readonly Simulator[],
	roundMs: number = ROUND_MS,
): Repetition {
	return repeat(async (isStopped) => {
		for (const { name, run } of simulators) {
			if (isStopped()) return;
			await run(services).catch((error: unknown) => {
				services.logger.warn('simulator failed', { simulator: name, cause: rootCause(error) });
			});
		}
	}, roundMs);
}
