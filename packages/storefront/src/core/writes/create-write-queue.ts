import { ApiError, type ApiErrorCode, isApiError } from '@zaylat/api-client';
import { createStore } from 'zustand/vanilla';
import type { Timer } from '../context/timers.ts';
import { isRecord } from './stored-value.ts';
import type { TabChannel } from './tab-channel.ts';
import type {
	PendingWrite,
	RefusedWrite,
	WriteQueue,
	WriteQueueDeps,
	WriteQueueState,
	WriteResult,
} from './write-queue.ts';

/** The server did not answer, or not yet: the same write can succeed later. */
const TEMPORARY = ['offline', 'network_error', 'timeout', 'unavailable', 'bad_response', 'too_many_requests'] as const;

/** Milliseconds between two tries while the server does not answer: doubled each time, up to the longest. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

interface Queued<Value> {
	readonly id: string;
	readonly order: number;
	value: Value;
	/** Whether it was sent, so that its key belongs to its value. */
	isTried: boolean;
	/** Whether the device keeps it; false when it could not be kept. */
	isKept: boolean | Promise<boolean>;
	/** Callers who wait for its result. */
	resolvers: ((result: WriteResult) => void)[];
}

/** Creates a queue of writes for a tab. */
export function createWriteQueue<Value, Stored>(deps: WriteQueueDeps<Value, Stored>): WriteQueue<Value> {
	const { name, timers, send, owner, exclusive = (work) => work(), storage } = deps;
	const state = createStore<WriteQueueState<Value>>()(() => ({ pending: [], isWaiting: false, refusals: [] }));
	let queue: readonly Queued<Value>[] = [];
	let running: Promise<void> | undefined;
	/** Grows when the shopper changes: responses to earlier writes are no longer valid. */
	let generation = 0;
	let failures = 0;
	let lastOrder = 0;
	let retryTimer: Timer | undefined;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;
	/** Ids of completed writes, which may still be read from the device. */
	const completed = new Set<string>();

	function setQueue(next: readonly Queued<Value>[]): void {
		queue = next;
		state.setState({
			pending: queue.map(({ id, value }) => ({ id, value })),
			...(next.length === 0 && { isWaiting: false }),
		});
	}

	/** Tells the other tabs of the same shopper. */
	function tellTabs(message: Readonly<Record<string, unknown>>): void {
		channel?.postMessage({ ...message, owner: owner() });
	}

	/** Whether the device keeps a write; tries again when it did not, because the shopper may be known only now. */
	async function isOnDevice(write: Queued<Value>): Promise<boolean> {
		if (!(await write.isKept)) keep(write);
		return write.isKept;
	}

	/** Keeps a write on the device. */
	function keep(write: Queued<Value>): void {
		const who = owner();
		if (storage === undefined || who === undefined) return;
		const { id, order, value } = write;
		const kept = storage()
			.then((opened) => opened.put({ id, queue: name, owner: who, order, value }))
			.then(
				() => {
					tellTabs({ kept: id });
					return true;
				},
				() => false,
			)
			.then((isKept) => {
				write.isKept = isKept;
				return isKept;
			});
		write.isKept = kept;
	}

	/** Removes a completed write from the device. */
	function forget({ id, isKept }: Queued<Value>): void {
		if (isKept === false) return;
		completed.add(id);
		storage?.()
			.then((opened) => opened.remove(id))
			// It is sent again by the next tab, and changes nothing.
			.catch(() => {});
	}

	function settle(write: Queued<Value>, result: WriteResult): void {
		const { resolvers } = write;
		write.resolvers = [];
		for (const resolve of resolvers) resolve(result);
	}

	/** Takes over the writes that the device keeps, also those of other tabs and of earlier ones. */
	async function mergeStoredWrites(): Promise<void> {
		const started = generation;
		const who = owner();
		if (storage === undefined || who === undefined) return;
		const stored = await storage()
			.then((opened) => opened.read(name, who))
			.catch(() => undefined);
		if (stored === undefined || started !== generation) return;
		const known = new Map(queue.map((write) => [write.id, write]));
		const kept = stored.flatMap(({ id, order, value }): Queued<Value>[] => {
			if (completed.has(id)) return [];
			const mine = known.get(id);
			if (mine) return [mine];
			return deps.isValue(value) ? [{ id, order, value, isTried: true, isKept: true, resolvers: [] }] : [];
		});
		const ids = new Set(kept.map(({ id }) => id));
		const missing = queue.filter(({ id }) => !ids.has(id));
		// The device kept it and does so no more: another tab has sent it.
		const sent = missing.filter(({ isKept }) => isKept === true);
		const added = missing.filter((write) => !sent.includes(write));
		setQueue([...kept, ...added].toSorted((one, other) => one.order - other.order));
		for (const write of sent) settle(write, { ok: true });
	}

	/** Sends the writes one after the other, so that the last one made is the last one stored. */
	async function work(): Promise<void> {
		const started = generation;
		// Writes made in one go can still become one.
		await Promise.resolve();
		await exclusive(() => drain(started));
		if (started !== generation) return;
		// A write can be added as soon as the last one has its response, which is before this.
		running = queue.length > 0 && !state.getState().isWaiting ? work() : undefined;
	}

	async function drain(started: number): Promise<void> {
		await mergeStoredWrites();
		for (let next = queue[0]; next && started === generation; next = queue[0]) {
			const current = next;
			current.isTried = true;
			const attempt = await send({ id: current.id, value: current.value });
			const isTemporary = !attempt.ok && isApiError(attempt.error, ...TEMPORARY);
			if (isTemporary && (await isOnDevice(current))) {
				if (started === generation) await wait(attempt.error);
				return;
			}
			forget(current);
			if (started !== generation) return;
			failures = 0;
			state.setState({ isWaiting: false });
			if (attempt.ok) {
				const { id, value } = current;
				tellTabs({ done: id, ...(deps.isShared && { value, stored: attempt.value }) });
				store(current, attempt.value);
				setQueue(queue.filter((write) => write !== current));
				settle(current, { ok: true });
			} else {
				refuse(current, attempt.error);
			}
		}
	}

	function store(write: PendingWrite<Value>, stored: Stored): void {
		deps.onStored(write, stored);
		refreshLater();
	}

	function refreshLater(): void {
		const { refresh } = deps;
		if (refresh === undefined) return;
		timers.cancel(refreshTimer);
		refreshTimer = timers.after(refresh.afterMs, refresh.run);
	}

	/** Lets the writes wait for the connection. Those that the device could not keep are refused. */
	async function wait(error: ApiError): Promise<void> {
		const started = generation;
		for (const write of queue) {
			const isKept = await isOnDevice(write);
			if (started !== generation) return;
			if (isKept) settle(write, { ok: true, isWaiting: true });
			else refuse(write, error);
		}
		failures += 1;
		state.setState({ isWaiting: true });
		const backoff = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
		timers.cancel(retryTimer);
		retryTimer = timers.after(Math.max(backoff, Number(error.details.retryAfter ?? 0) * 1_000), resume);
	}

	/** Removes a refused write, and those that make no sense without it. */
	function refuse(write: Queued<Value>, error: ApiError): void {
		const { id, value } = write;
		const refusal: RefusedWrite<Value> = { id, value, error, isLate: write.resolvers.length === 0 };
		const gone = queue.filter((each) => each === write || deps.dependsOn?.(each.value, id));
		setQueue(queue.filter((each) => !gone.includes(each)));
		tell(refusal);
		for (const each of gone) {
			if (each !== write) forget(each);
			tellTabs({ done: each.id, ...(each === write && { value, code: error.code, details: error.details }) });
			settle(each, { ok: false, error });
		}
	}

	function tell(refusal: RefusedWrite<Value>): void {
		state.setState({ refusals: [...state.getState().refusals, refusal] });
		deps.onRefused?.(refusal);
		refreshLater();
	}

	function resume(): void {
		timers.cancel(retryTimer);
		if (owner() !== undefined) running ??= work();
	}

	/** Follows another tab: a write was kept, or completed. */
	function heard({ data }: { readonly data: unknown }): void {
		if (!isRecord(data) || data.owner !== owner()) return;
		if (typeof data.kept === 'string') void mergeStoredWrites().then(() => queue.length > 0 && resume());
		if (typeof data.done !== 'string') return;
		const { done: id, value, code } = data;
		completed.add(id);
		if (deps.isValue(value) && deps.isShared?.(data.stored)) store({ id, value }, data.stored);
		const mine = queue.find((write) => write.id === id);
		if (mine) {
			setQueue(queue.filter((write) => write !== mine));
			settle(mine, { ok: true });
		}
		if (deps.isValue(value) && typeof code === 'string') {
			// The code and its details come from this code in another tab.
			const error = new ApiError({ code: code as ApiErrorCode, details: data.details as ApiError['details'] });
			tell({ id, value, error, isLate: true });
		}
	}

	function dismiss(id?: string): void {
		const { refusals } = state.getState();
		const rest = refusals.filter((refusal) => (id === undefined ? refusal.isLate : refusal.id !== id));
		if (rest.length < refusals.length) state.setState({ refusals: rest });
	}

	return {
		state,
		add(value, id = crypto.randomUUID()) {
			return new Promise((resolve) => {
				dismiss();
				const last = queue.at(-1);
				const merged = last?.isTried === false ? deps.merge?.(last.value, value) : undefined;
				let write: Queued<Value>;
				if (last && merged !== undefined) {
					write = last;
					write.value = merged;
					setQueue(queue);
				} else {
					lastOrder = Math.max(deps.now(), lastOrder + 1, (last?.order ?? 0) + 1);
					completed.delete(id);
					write = { id, order: lastOrder, value, isTried: false, isKept: false, resolvers: [] };
					setQueue([...queue, write]);
				}
				write.resolvers.push(resolve);
				keep(write);
				if (state.getState().isWaiting) {
					// Nobody waits for a connection that is known to be lost.
					void Promise.resolve(write.isKept).then((isKept) => isKept && settle(write, { ok: true, isWaiting: true }));
				}
				running ??= work();
			});
		},
		async settled() {
			for (let current = running; current; current = running) await current;
		},
		resume,
		dismiss,
		clear() {
			generation += 1;
			failures = 0;
			timers.cancel(retryTimer);
			timers.cancel(refreshTimer);
			running = undefined;
			const dropped = queue;
			setQueue([]);
			state.setState({ refusals: [] });
			const gone = new ApiError({ code: 'session_expired' });
			for (const write of dropped) settle(write, { ok: false, error: gone });
		},
		start() {
			channel = deps.openChannel();
			channel?.addEventListener('message', heard);
			const stopListening = deps.onReconnect?.(resume);
			return () => {
				timers.cancel(retryTimer);
				timers.cancel(refreshTimer);
				stopListening?.();
				channel?.close();
				channel = undefined;
			};
		},
	};
}
