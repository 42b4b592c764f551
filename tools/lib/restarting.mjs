import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/** Editors write a file in several steps: a restart waits until none has come for this long. */
const SETTLE_MS = 100;

/** Files that the process does not run. */
const NOT_RUN = /\.(test|stories)\.[tj]sx?$|~$|\.swp$/;

/**
 * Runs a Node process and restarts it when a file below some folders changes. The process sends any message over its
 * IPC channel once it is ready.
 *
 * When the process exits before it was ready for the first time, nothing is restarted: the cause is most likely not in
 * a source file. Later, it is restarted with the next change of a file.
 *
 * @param {object} options
 * @param {readonly string[]} options.args arguments of Node
 * @param {import('node:child_process').SpawnOptions} options.options
 * @param {readonly string[]} options.folders
 * @param {(state: 'starting' | 'ready' | 'failed') => void} options.onState
 * @param {(code: number) => void} options.onEnd called once, with the exit code, when it is not restarted any more
 * @returns {{ stop(): void }}
 */
export function runRestarting({ args, options, folders, onState, onEnd }) {
	let child;
	let wasReady = false;
	let isStopping = false;
	/** A restart was requested while the process still ends. */
	let isDue = false;

	function start() {
		isDue = false;
		onState('starting');
		const started = spawn(process.execPath, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
		child = started;
		started.once('message', () => {
			wasReady = true;
			onState('ready');
		});
		started.once('exit', (code) => {
			child = undefined;
			if (isStopping || (!wasReady && !isDue)) end(code ?? 1);
			else if (isDue) start();
			else onState('failed');
		});
	}

	function restart() {
		if (isStopping) return;
		isDue = true;
		onState('starting');
		if (child) child.kill('SIGTERM');
		else start();
	}

	function end(code) {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
		onEnd(code);
	}

	let timer;
	const watchers = folders.map((folder) =>
		watch(folder, { recursive: true }, (_, file) => {
			if (file === null || NOT_RUN.test(file)) return;
			clearTimeout(timer);
			timer = setTimeout(restart, SETTLE_MS);
		}),
	);
	start();

	return {
		stop() {
			isStopping = true;
			clearTimeout(timer);
			if (child) child.kill('SIGTERM');
			else end(0);
		},
	};
}
