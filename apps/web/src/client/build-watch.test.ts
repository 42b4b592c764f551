import { describe, expect, test, vi } from 'vitest';
import { type BuildWatchDeps, POLL_MS, watchBuild } from './build-watch.ts';

type Listener = Parameters<Parameters<typeof watchBuild>[0]['subscribe']>[0];

function setUp(files: Record<string, unknown>) {
	let time = 0;
	let tick = () => {};
	let visibility: DocumentVisibilityState = 'visible';
	let navigated: Listener = () => {};
	const asked: string[] = [];
	const assign = vi.fn();
	const onNewer = vi.fn();
	const ends = { timer: vi.fn(), listener: vi.fn(), router: vi.fn() };
	const window = {
		fetch: async (path: string) => {
			asked.push(path);
			const file = files[path];
			if (file instanceof Error) throw file;
			return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
		},
		setInterval: (callback: () => void, ms: number) => {
			expect(ms).toBe(POLL_MS);
			tick = callback;
			return 1;
		},
		clearInterval: ends.timer,
		document: {
			get visibilityState() {
				return visibility;
			},
			addEventListener: () => {},
			removeEventListener: ends.listener,
		},
		location: { assign },
	};
	const router = {
		subscribe: (listener: Listener) => {
			navigated = listener;
			return ends.router;
		},
	};
	// The only parts of the window that the watch uses.
	const deps = { buildId: 'old', window: window as unknown as BuildWatchDeps['window'], onNewer, now: () => time };
	const end = watchBuild(router, deps);
	return {
		asked,
		assign,
		onNewer,
		ends,
		end,
		hide() {
			visibility = 'hidden';
		},
		pass() {
			time += POLL_MS;
			tick();
		},
		navigate: () =>
			navigated({ navigation: { state: 'loading', location: { pathname: '/Cart', search: '?a=1', hash: '' } } }),
	};
}

const NEWER = { '/builds/latest.json': { id: 'new' }, '/builds/meta/new.json': { id: 'new', assets: [] } };

describe('watching the build (Specification §7)', () => {
	test('offers a newer one once, and loads the next page whole [§7.10] [§9.17]', async () => {
		const { pass, onNewer, asked, assign, navigate } = setUp(NEWER);
		navigate();
		expect(assign).not.toHaveBeenCalled();
		pass();
		await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
		expect(asked).toEqual(['/builds/latest.json', '/builds/meta/new.json']);
		pass();
		expect(asked).toHaveLength(2);
		navigate();
		expect(assign).toHaveBeenCalledWith('/Cart?a=1');
	});

	test.each([
		['the same build', { '/builds/latest.json': { id: 'old' } }],
		['a build whose own manifest is not there yet', { '/builds/latest.json': { id: 'new' } }],
		['no manifest', {}],
		['a broken manifest', { '/builds/latest.json': ['new'] }],
		['a lost connection', { '/builds/latest.json': new TypeError('Failed to fetch') }],
	])('offers nothing for %s, and looks again', async (_, files) => {
		const { pass, onNewer, asked } = setUp(files);
		pass();
		await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
		const before = asked.length;
		await Promise.resolve();
		pass();
		await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
		expect(onNewer).not.toHaveBeenCalled();
	});

	test('does not look while the page is hidden', () => {
		const { pass, hide, asked } = setUp(NEWER);
		hide();
		pass();
		expect(asked).toEqual([]);
	});

	test('ends with all that it began', () => {
		const { end, ends } = setUp({});
		end();
		for (const ended of Object.values(ends)) expect(ended).toHaveBeenCalledOnce();
	});
});
