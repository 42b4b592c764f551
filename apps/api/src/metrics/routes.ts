import { Failure } from '../http/failure.ts';
import { METRICS_PATH, type Metrics } from '../http/metrics.ts';
import type { Router } from '../http/mount.ts';
import { isOperator } from '../http/operator.ts';

/** Serves the metrics of this process; unauthorized callers receive 404. */
export function mountMetrics({ app, services }: Pick<Router, 'app' | 'services'>, metrics: Metrics): void {
	app.get(METRICS_PATH, async (c) => {
		if (!isOperator(c, services.config)) throw new Failure('path_not_found');
		return c.body(await metrics.render(), 200, {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			'cache-control': 'private, no-store',
		});
	});
}
