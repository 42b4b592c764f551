import {
	type Attributes,
	context,
	propagation,
	type Span,
	SpanKind,
	SpanStatusCode,
	type Tracer,
	trace,
} from '@opentelemetry/api';

/** Traces that are on. */
export interface Tracing {
	/** Sends what is not sent yet, and ends. */
	stop(): Promise<void>;
}

/** Kinds of spans that we make. */
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** What a span begins with. */
interface SpanStart {
	readonly kind: keyof typeof KINDS;
	readonly attributes?: Attributes;
	/** Headers of a request that may continue the trace of its sender. */
	readonly headers?: Headers;
}

/** Unset while tracing is off, and then nothing of a span is made. */
let tracer: Tracer | undefined;

/** Switches spans on (`start.ts`) or off. */
export function useTracer(to: Tracer | undefined): void {
	tracer = to;
}

/** Whether spans are made. */
export const isTracing = () => tracer !== undefined;

const headersGetter = {
	get: (headers: Headers, key: string) => headers.get(key) ?? undefined,
	keys: (headers: Headers) => [...headers.keys()],
};

/**
 * Does work in a span, which is a child of the one that is active, else of the one that the headers name.
 * @param work takes the span; undefined while tracing is off
 */
export async function inSpan<T>(
	name: string,
	{ kind, attributes = {}, headers }: SpanStart,
	work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
	if (tracer === undefined) return work(undefined);
	const isRoot = trace.getActiveSpan() === undefined;
	const parent = isRoot && headers ? propagation.extract(context.active(), headers, headersGetter) : context.active();
	return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
		try {
			return await work(span);
		} catch (error) {
			// The message of an error may quote values of shoppers: the log has it without them (ADR 188).
			span.setStatus({ code: SpanStatusCode.ERROR });
			throw error;
		} finally {
			span.end();
		}
	});
}

/** Adds the active trace to the headers of a request to another process. */
export function passTrace(headers: Headers): void {
	if (tracer === undefined) return;
	propagation.inject(context.active(), headers, { set: (to, key, value) => to.set(key, value) });
}

/** Most characters of a statement in a span. */
const MOST_TEXT = 1_000;

interface Statement {
	readonly text?: string;
	readonly name?: string;
}

/**
 * Makes a span of each statement of a pool or a connection that is sent while a request or a job runs, with the text that
 * has places for the values.
 */
export function traceStatements(target: { query: (...input: never[]) => unknown }): void {
	const { query } = target;
	Object.assign(target, {
		query: (...input: unknown[]): unknown => {
			const run = () => Reflect.apply(query, target, input);
			// The pool passes callbacks to its connections, within a statement that has its span already.
			if (typeof input.at(-1) === 'function' || trace.getActiveSpan() === undefined) return run();
			const [first] = input;
			const statement: Statement = typeof first === 'string' ? { text: first } : ((first ?? {}) as Statement);
			const text = (statement.text ?? '').trim();
			const operation = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
			const attributes = {
				'db.system.name': 'postgresql',
				'db.operation.name': operation,
				'db.query.text': text.slice(0, MOST_TEXT),
				...(statement.name !== undefined && { 'db.query.summary': statement.name }),
			};
			return inSpan(operation, { kind: 'client', attributes }, async () => run());
		},
	});
}
